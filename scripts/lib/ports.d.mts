export const freePort: () => Promise<number>
export const isTaken: (port: number) => Promise<boolean>
