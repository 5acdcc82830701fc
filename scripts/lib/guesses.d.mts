export function countGuesses(now?: () => number): { wait: (who: string) => number; tried: (who: string) => void; answered: (who: string, status: number) => void }
