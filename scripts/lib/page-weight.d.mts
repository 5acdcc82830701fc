export const pageWeight: (
  folder: string,
  page: string,
) => Promise<{ file: number; html: number; css: number; script: number; fonts: number }>
