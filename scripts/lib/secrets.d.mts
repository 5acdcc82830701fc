export interface Secrets {
  jwtSecret: string
  publishableKey: string
  secretKey: string
  adminPassword: string
}
export function readSecrets(home: string): Promise<Secrets | null>
export function makeSecrets(home: string): Promise<Secrets>
