export function countGuesses(now?: () => number): { wait: (who: string) => number; answered: (who: string, status: number) => void }
