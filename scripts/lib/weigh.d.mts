export const weigh: (folder: string, page: string) => Promise<{ html: number; css: number; script: number; fonts: number }>
