// When the sun can reach the windows of a home.

export const months = ['June', 'September', 'December']
export const noSun = (month: string) => `In ${month}, no direct sun reaches these windows.`
export const span = (from: string, to: string) => `from about ${from} to ${to}`
export const sun = (month: string, spans: string) => `In ${month}, sun can reach these windows ${spans}.`
