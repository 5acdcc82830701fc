import type { SameMessages } from '../same-messages.ts'

// Every calculator: its frame, the errors of its fields, and words that several of them use.

export const calculate = '计算'
export const needsScript = '计算器需要 JavaScript。'
export const exampleFigures = '这里的数字是示例。'
export const ratesBelow = '税率见下文。'
export const orCall = '您也可以致电'
export const connectionLost = '计算器加载完成前连接中断。请再按一次按钮。'
export const stale = '这些数字对应您上一次完整填写的内容。请修改标出的栏目，数字会随之更新。'
export const calculatedOn = (day: string) => `计算日期：${day}。仅供参考，不构成建议。`
export const correctMarked = '请修改标出的栏目，然后查看结果。'
export const checkAnswers = '请检查填写内容'
export const answerQuestions = (count: number) => `请回答 ${count} 个问题`
/** The figure and what it is, as a screen reader hears it. */
export const announced = (label: string, figure: string) => `${label}：${figure}`
export const linkCopied = '链接已复制'
export const copyThisLink = '请复制此链接：'
export const copyLink = '复制此结果的链接'
export const printResult = '打印此结果'
export const linkToResult = '此结果的链接'

// Errors. `subject` is the name of a value: the price.
export const enter = (subject: string, example: string) => `请填写${subject}，例如 ${example}`
export const enterNumber = (subject: string, example: string) => `请用数字填写${subject}，例如 ${example}`
export const enterShare = (subject: string, example: string) => `请用英镑金额或百分比填写${subject}，例如 ${example}`
export const atLeast = (subject: string, min: string) => `${subject}不能低于 ${min}`
export const atMost = (subject: string, max: string) => `${subject}不能高于 ${max}`
export const wholeNumber = (subject: string) => `${subject}必须是整数`
export const enterDay = '请填写日期，例如 2026年12月1日'

// Fields and lines of several calculators.
export const priceField = { label: '房价', subject: '房价' }
export const sharersField = { label: '合租人数', subject: '人数', unit: '人' }
/** Keyed by whether a buyer lives abroad. */
export const abroad = {
  label: '所有买家都住在英国吗？',
  options: {
    no: '是，所有买家',
    yes: '不是，或不是所有买家',
  },
}
export const price = '房价'
export const deposit = '首付款'
export const stampDuty = '印花税'
export const holdingDeposit = '预留金（holding deposit）'
export const restOfFirstMonth = '首月租金（减去预留金）'
export const tenancyDeposit = '押金（deposit）'
export const toMoveIn = '入住前合计'

null satisfies SameMessages<typeof import('../en/calculator.ts'), typeof import('./calculator.ts')>
