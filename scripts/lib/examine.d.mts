export function examine(project: { url: string; key: string; email: string; live?: boolean }): Promise<{ says: string; ok: boolean; mend?: string }[]>
