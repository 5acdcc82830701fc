import type { SameMessages } from '../same-messages.ts'

// The filters with one choice among several and their options, by their names in the address: fields, chips, why a home
// narrowly misses them, and alerts.

export const choices = {
  home: {
    label: '房屋类型',
    relaxed: '不限房屋类型',
    missed: '其他房屋类型',
    options: {
      house: { label: '任何独栋或联排住宅', chip: '独栋或联排住宅', inAlert: '独栋或联排住宅' },
      flat: { label: '任何公寓', chip: '公寓', inAlert: '公寓' },
      terraced: { label: '联排住宅', inAlert: '联排住宅' },
      'semi-detached': { label: '双拼住宅', inAlert: '双拼住宅' },
      detached: { label: '独栋住宅', inAlert: '独栋住宅' },
      mews: { label: '马厩改建住宅（mews house）', inAlert: '马厩改建住宅（mews house）' },
      maisonette: { label: '复式公寓（maisonette）', inAlert: '复式公寓（maisonette）' },
      studio: { label: '开间（studio）', inAlert: '开间（studio）' },
      loft: { label: 'Loft 公寓', inAlert: 'Loft 公寓' },
      penthouse: { label: '顶层公寓', inAlert: '顶层公寓' },
    },
  },
  outside: {
    label: '户外空间',
    relaxed: '有无户外空间均可',
    missed: '未列户外空间',
    options: {
      any: { label: '任何户外空间', chip: '户外空间', inAlert: '有户外空间' },
      garden: { label: '私家花园', chip: '私家花园', missed: '未列私家花园', inAlert: '有花园' },
      'shared-garden': { label: '共用花园', chip: '共用花园', missed: '未列共用花园', inAlert: '有共用花园' },
      balcony: { label: '阳台', chip: '阳台', missed: '未列阳台', inAlert: '有阳台' },
      terrace: { label: '露台', chip: '露台', missed: '未列露台', inAlert: '有露台或屋顶露台' },
      courtyard: { label: '庭院', chip: '庭院', missed: '未列庭院', inAlert: '有庭院' },
    },
  },
  access: {
    label: '电梯或无台阶',
    relaxed: '有无电梯或台阶均可',
    missed: '未列为无台阶',
    options: {
      lift: { label: '电梯', chip: '电梯', missed: '未列电梯', inAlert: '有电梯' },
      'step-free': { label: '无台阶' },
    },
  },
  furnished: {
    label: '家具',
    relaxed: '带不带家具均可',
    missed: '家具情况不同',
    options: {
      yes: { label: '带家具' },
      no: { label: '不带家具' },
      part: { label: '部分家具，或由您选择', chip: '部分家具', inAlert: '部分家具' },
    },
  },
  tenure: {
    label: '产权',
    relaxed: '不限产权',
    missed: '其他产权',
    options: {
      freehold: { label: '永久产权（freehold）' },
      'share-of-freehold': { label: '共享永久产权' },
      leasehold: { label: '租赁产权（leasehold）' },
      commonhold: { label: '共有产权（commonhold）' },
    },
  },
  pets: {
    label: '宠物',
    relaxed: '可否养宠物均可',
    missed: '宠物：尚未同意',
    options: {
      yes: { label: '可商量养宠物' },
    },
  },
}

null satisfies SameMessages<typeof import('../en/choices.ts'), typeof import('./choices.ts')>
