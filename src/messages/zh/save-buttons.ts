import type { SameMessages } from '../same-messages.ts'

// The script of Save buttons, which runs before any press, imports this file: constants alone, so that it stays no file
// of its own.

export const failed = '操作没有成功。请检查网络连接，然后重试。'

null satisfies SameMessages<typeof import('../en/save-buttons.ts'), typeof import('./save-buttons.ts')>
