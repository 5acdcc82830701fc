import type { SameMessages } from '../same-messages.ts'

// Latin letters and figures keep the site's typefaces. Chinese takes those of the system, because a file with its
// characters is larger than the rest of the site. Chinese has no italics, and needs more height and no tight spacing.
const sans = "'PingFang SC','HarmonyOS Sans SC',MiSans,'Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif"
const serif = "'Songti SC','Source Han Serif SC','Noto Serif CJK SC','Noto Serif SC',"

/** Rules that only this language needs, in the head of each page. English has the site's own. */
export const styles =
  `:root:lang(zh){--font-sans:var(--font-face-sans,Arial),var(--font-face-sans-rare,Arial),${sans};` +
  `--font-serif:var(--font-face-serif,Georgia),${serif}${sans};` +
  `--font-serif-large:var(--font-face-serif-large,var(--font-face-serif,Georgia)),${serif}${sans}}` +
  'body{line-height:1.7;text-autospace:normal;line-break:strict}' +
  'h1:lang(zh),h2:lang(zh),h3:lang(zh),.text-statement:lang(zh){letter-spacing:0;line-height:1.3}' +
  // Headings break at punctuation, at spaces, and where their texts have a zero-width space: not within a word.
  'h1,h2,h3{word-break:keep-all}' +
  'em,i{font-style:normal}'

null satisfies SameMessages<typeof import('../en/typography.ts'), typeof import('./typography.ts')>
