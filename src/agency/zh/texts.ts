import type { AgencyTexts } from '../../schemas/agency.ts'

export const texts: AgencyTexts = {
  home: {
    title: '伦敦房产出租、出售与托管',
    description: '代理伦敦房产的出租、出售和托管，许多业主住在海外。出租与出售房源、免费估价、物业托管。',
    statement: { before: '我们照看\u200b您在\u200b伦敦的', stressed: '家', after: '' },
    picture: {
      src: '/pictures/hero/terrace-golden',
      alt: '夕照中的一排弧形白色灰泥联排住宅（图片由电脑生成）',
      caption: '肯辛顿一条虚构的街道，由电脑绘制',
    },
  },
  about: {
    description: '我们是伦敦 Canonbury 的六人团队。自 {founded}年起代理房产的出租、出售和托管，许多业主在其他国家。',
    title: '与您合作的\u200B六个人',
    picture: {
      src: '/pictures/canonbury-square-georgian-house/exterior',
      alt: 'Canonbury Square 的黄砖乔治时期住宅（图片由电脑生成）',
    },
    story: {
      title: '从一套公寓\u200B和一台坏掉的\u200B锅炉说起',
      paragraphs: [
        '{founded}年，一位出租中介告诉住在阿克拉的业主，她家的锅炉修好了。其实没有修，租客搬走了。' +
          'Helena Marsh 当时住在同一条街。她找来新租客，每个月给业主寄照片和一份清楚的账单。' +
          '业主告诉了拉各斯的表妹，表妹又告诉了两位朋友。',
        '十年后，我们为超过 {countries} 个国家的 {landlords} 位房东服务，' +
          '照看 {tenants} 位租客和 {assets} 的伦敦房产。' +
          '我们仍是一个小团队：接听您电话的人，熟悉您的房子。',
      ],
    },
  },
  contact: {
    description: '位于伦敦 Canonbury，有各部门电话、营业时间和到访路线。',
    gettingHere: '从 Highbury & Islington 站步行约 7 分钟',
  },
  areaGuide: {
    description: '金丝雀码头、肯辛顿、肖迪奇、富勒姆、卡姆登和格林尼治：房价、租金、交通、大学，以及买房前要查什么。',
  },
}
