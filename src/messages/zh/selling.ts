import type { SameMessages } from '../same-messages.ts'

// The page about how to sell; its steps, tips and questions are those of editors (selling.yaml).

export const heading = '售房流程：怎样卖\u200B伦敦的房子'
export const lead = '会发生什么、在什么时候、需要您做什么。您可以在任何国家卖房。'
export const getValuation = '申请出售估价'
export const firstVisit = '第一次上门'
export const conveyancing = '产权过户手续（conveyancing）'
export const typicalSale = '一般卖房用时'
export const certificateValid = '能源证书有效期'

export const threeParts = '卖房，分三部分'
export const selling = '卖房'
export const process = '售房流程'
export const tips = '卖家提示'
export const faqs = '常见问题'
export const sixSteps = '六个步骤，约十六周'
export const fromYou = '需要您'
export const sevenTips = '给卖家的七条提示'
export const hallTable = '玄关边几，上有台灯、书和花瓶（图片由电脑生成）'
export const commonQuestions = '常见问题'

export const description = '怎样在伦敦卖房，一周一周看：六个步骤、所需文件、给卖家的提示和常见问题。'
export const startWithValuation = '从免费估价\u200B开始'
export const bookValuation = '预约出售估价'
export const askFirst = '先问一个问题'

null satisfies SameMessages<typeof import('../en/selling.ts'), typeof import('./selling.ts')>
