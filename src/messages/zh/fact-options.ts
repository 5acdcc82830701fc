import type { SameMessages } from '../same-messages.ts'

// The choices of each fact of a home, by the values of the database, in the order of forms.

export const propertyTypes = {
  house: '住宅（house）',
  terraced_house: '联排住宅',
  semi_detached_house: '双拼住宅',
  detached_house: '独栋住宅',
  mews_house: '马厩改建住宅（mews house）',
  flat: '公寓',
  maisonette: '复式公寓（maisonette）',
  studio: '开间（studio）',
  penthouse: '顶层公寓',
  loft: 'Loft 公寓',
  other: '其他',
}
/** Clockwise from north. */
export const directions = {
  north: '北',
  north_east: '东北',
  east: '东',
  south_east: '东南',
  south: '南',
  south_west: '西南',
  west: '西',
  north_west: '西北',
}
export const floodRisk = { very_low: '很低', low: '低', medium: '中', high: '高' }
export const priceQualifiers = {
  asking_price: '要价（asking price）',
  guide_price: '指导价（guide price）',
  offers_over: '报价不低于此价（offers over）',
  offers_in_region: '报价约此价（offers in the region of）',
  fixed_price: '固定价格（fixed price）',
}
export const tenures = {
  freehold: '永久产权（freehold）',
  leasehold: '租赁产权（leasehold）',
  share_of_freehold: '租赁产权（leasehold），并共享永久产权',
  commonhold: '共有产权（commonhold）',
}
export const chains = {
  none: '没有后续的连环交易（no onward chain）',
  onward: '卖方正在购买另一套住宅',
  unknown: '未知',
}
export const tenancies = {
  assured_periodic: '不设到期日，您退租须提前两个月通知',
  company_let: '租给公司（company let）',
  rent_over_100k: '按协议约定：年租金超过 £100,000',
  resident_landlord: '房东住在同一栋楼内',
  student_block: '学生公寓楼，按运营方的条款',
}
export const furnishings = {
  furnished: '带家具',
  part_furnished: '部分家具',
  unfurnished: '不带家具',
  flexible: '带或不带家具，由您选择',
}
export const bills = {
  none: '无',
  water: '水费',
  gas: '燃气费',
  electricity: '电费',
  council_tax: '市政税',
  broadband: '宽带费',
  heating: '暖气费',
}
export const petsPolicies = {
  considered: '请咨询我们。拒绝须有正当理由',
  head_lease_forbids: '大楼的租赁产权契约（lease）不允许',
}
export const licences = {
  not_needed: '一个家庭居住无需许可。合租请咨询我们',
  mandatory_hmo: '持有多户合住房屋（HMO）许可',
  additional_hmo: '持有区政府附加许可（additional scheme）',
  selective: '持有区政府选择性许可（selective scheme）',
  applied_for: '已申请',
}
export const band = (letter: string) => `${letter} 级`
export const noBands = { deleted: '已从名录中删除', not_yet_banded: '尚未定级' }
export const constructions = {
  brick: '砖',
  stone: '石材',
  concrete: '混凝土',
  timber: '木',
  steel: '钢',
  other: '其他',
}
export const heatings = {
  gas_boiler: '燃气锅炉',
  communal: '集中供暖',
  electric: '电暖',
  heat_pump: '热泵',
  underfloor: '地暖',
  other: '其他供暖方式',
}
export const supplies = { mains: '公共管网', private: '自备' }
export const sewerages = { mains: '公共管网', private: '自备', septic_tank: '化粪池', cesspit: '污水池' }
export const broadbandKinds = {
  none: '无',
  adsl: '铜线（ADSL）',
  fttc: '光纤到街边机柜（FTTC）',
  cable: '有线电视网络（cable）',
  fttp: '光纤入户（full fibre）',
}
export const parkingKinds = {
  none: '无',
  on_street: '路边停车',
  permit: '居民停车证',
  allocated: '固定车位',
  garage: '车库',
  driveway: '门前车道',
}
export const outsideSpaces = {
  none: '无',
  garden: '花园',
  shared_garden: '共用花园',
  balcony: '阳台',
  terrace: '露台',
  roof_terrace: '屋顶露台',
  courtyard: '庭院',
}
export const accessibilities = {
  step_free: '从街上进入无台阶',
  level_access_shower: '无门槛淋浴间',
  wide_doors: '宽门',
  lift: '电梯',
  ground_floor: '全部在底层（ground floor）',
}
export const restrictions = {
  conservation_area: '位于保护区内（conservation area）',
  listed_1: '一级保护建筑（Grade I listed）',
  listed_2_star: '二级*保护建筑（Grade II* listed）',
  listed_2: '二级保护建筑（Grade II listed）',
  tpo: '有受保护的树木',
  covenant: '产权附有限制性约定（covenants）',
  no_short_lets: '不得短租',
}
export const rightsOfWay = {
  public_path: '公共通行小路',
  easement: '地役权（easement）',
  shared_drive: '共用车道',
}
export const buildingSafeties = {
  none_known: '无已知缺陷',
  cladding: '外墙包层须修缮',
  // Form EWS1 of the Royal Institution of Chartered Surveyors: A without combustible material in the wall, B with some.
  ews1_a1: 'EWS1 外墙防火检查：A1，外墙及附着物没有可燃材料',
  ews1_a2: 'EWS1 外墙防火检查：A2，外墙没有可燃材料，阳台等附着物无须施工',
  ews1_a3: 'EWS1 外墙防火检查：A3，外墙没有可燃材料，阳台等附着物可能须施工',
  ews1_b1: 'EWS1 外墙防火检查：B1，外墙有可燃材料，但无须施工',
  ews1_b2: 'EWS1 外墙防火检查：B2，外墙须修缮',
  works_planned: '已计划施工',
  works_funded: '施工资金已落实',
}

null satisfies SameMessages<typeof import('../en/fact-options.ts'), typeof import('./fact-options.ts')>
