import type { SameMessages } from '../same-messages.ts'

// The page about the agency, except for what the agency says itself (src/agency/texts.ts).

export const title = '公司介绍'
export const heading = (title: string) => `公司介绍：${title}`
export const ourStory = '我们的故事'
export const inventedStory = '本公司及其故事、客户和数字均为虚构。'
export const ourValues = '我们的原则'
export const rules = (count: number) => `我们遵守的 ${count} 条原则`
export const meetTeam = '我们的团队'
export const people = (count: number) => `${count} 个人，各司其职`
export const speaks = (language: string) => `。会说${language}`
export const inventedPeople = '人物均为虚构，剪影由我们绘制。'
export const accreditations = '资质'
export const ourBodies = '我们所属的机构'
export const membership = (kind: string, number: string) => `${kind}，${number}`
export const inventedBodies =
  '这些机构及其印章均为演示虚构。真实的公司必须加入一家投诉调解机构；代管客户资金的，还必须加入资金保护机构，并在此写明两者。'
export const whyChoose = (agency: string) => `为什么选择 ${agency}`
export const reasons = '选择我们的四个理由'
export const askQuestion = '向我们提问'
export const askAboutHome = '和我们\u200B谈谈\u200B您的房子'
export const rentSellOrKeep = '我们会告诉您，换作我们，是出租、出售，还是保持现状。'
export const rentOrKeep = '我们会告诉您，换作我们，是出租，还是保持现状。'
export const sellOrKeep = '我们会告诉您，换作我们，是出售，还是保持现状。'
export const freeAdvice = (promise: string) => `咨询免费。我们${promise}回复。`
export const askForValuation = '申请估价'
export const contactUs = '联系我们'

null satisfies SameMessages<typeof import('../en/about.ts'), typeof import('./about.ts')>
