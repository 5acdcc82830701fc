export function healthCheck(project: {
  url: string
  key: string
  email: string
}): Promise<{ says: string; ok: boolean; mend?: string }[]>
