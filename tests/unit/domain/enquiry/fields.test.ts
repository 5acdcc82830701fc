import { describe, expect, it } from 'vitest'
import { contactRow, emptyContact, validateContact } from '../../../../src/domain/enquiry/contact-message'
import { emptyEnquiry, enquiryRow, stepSummary, validateEnquiry } from '../../../../src/domain/enquiry/property-enquiry'
import { phone, postcode } from '../../../../src/lib/form/normalise'

// cspell:ignore xiaoming ｗａｎｇ ｘｉａｏｍｉｎｇ ｅｘａｍｐｌｅ
// What Chinese keyboards and habits type is stored as the same values from an English keyboard are.

describe('An enquiry from China', () => {
  const rental = { id: 'd1', title: 'Royal Hill Cottage', listingType: 'rent' } as const
  const now = new Date('2026-11-27T09:00:00Z')
  const plain = {
    ...emptyEnquiry,
    ...{ name: '王小明', email: 'wang.xiaoming@example.com', phone: '+86 138 0013 8000' },
    ...{ employment: 'employed', position: '工程师', income: '45000' },
    ...{ viewing: '2026-12-01T14:30', moving: '2026-12-12' },
  }
  const row = (changes: Partial<typeof plain> = {}) => enquiryRow(rental, { ...plain, ...changes }, 'Asia/Shanghai')
  const errors = (changes: Partial<typeof plain>) =>
    [1, 2, 3].flatMap((step) => Object.keys(validateEnquiry({ ...plain, ...changes }, step, now)))

  it('keeps a name in its order and script', () => {
    for (const name of ['王小明', '李明', '欧阳娜娜', '歐陽娜娜', 'WANG Xiaoming', '阿卜杜拉·买买提']) {
      expect(errors({ name }), name).toEqual([])
      expect(row({ name }).name).toBe(name)
    }
    expect(row({ name: '王　小明 ' }).name).toBe('王 小明')
    expect(errors({ name: '王' })).toEqual(['name'])
  })

  it.each([
    [
      'email',
      'wang.xiaoming@example.com',
      ['ｗａｎｇ．ｘｉａｏｍｉｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'wang.xiaoming@example。com'],
    ],
    ['phone', '+86 138 0013 8000', ['＋８６　１３８　００１３　８０００', ' +86 138 0013 8000 ']],
    ['phone', '008613800138000', ['００８６１３８００１３８０００']],
    ['phone', '(0086) 138-0013-8000', ['（００８６） １３８－００１３－８０００']],
    [
      'annual_income',
      45_000,
      ['４５０００', '45，000', '4.5万', '４．５万', '4.5万英镑', '45000镑', '£4.5万/年', '45000 英镑'],
    ],
    [
      'preferred_move_date',
      '2026-12-12',
      ['2026年12月12日', '2026/12/12', '2026.12.12', '２０２６－１２－１２', '12/12/2026'],
    ],
  ] as const)('stores each way to write %s as %s', (column, value, typed) => {
    const fields = { email: 'email', phone: 'phone', annual_income: 'income', preferred_move_date: 'moving' } as const
    for (const text of typed) {
      expect(errors({ [fields[column]]: text }), text).toEqual([])
      expect(row({ [fields[column]]: text })[column], text).toBe(value)
    }
  })

  it.each(['30万元', '30万人民币', '¥300000', '￥300000', '4.5万/月', '每月 3000'])(
    'takes no income in another currency or for another time: %s',
    (income) => expect(errors({ income })).toEqual(['income']),
  )

  it('shows a completed step as it is stored', () =>
    expect(
      stepSummary({ ...plain, email: 'wang.xiaoming＠example。com', phone: '＋８６　１３８００１３８０００' }, 1),
    ).toBe('王小明\nwang.xiaoming@example.com\n+86 13800138000'))

  it('has the text of a message unchanged, with its punctuation', () => {
    const message = '您好！我和太太想在一月入住，请问可以养猫吗？\n谢谢。'
    expect(row({ message }).message).toBe(message)
  })
})

it('A message from the contact form is stored in the same way', () => {
  const values = { ...emptyContact, name: '陈　静', email: 'chen＠example.com', phone: '＋８６１３８００１３８０００' }
  expect(validateContact({ ...values, message: '请回电。' })).toEqual({})
  expect(contactRow({ ...values, message: '请回电。' })).toEqual({
    ...{ name: '陈 静', email: 'chen@example.com', phone: '+8613800138000', message: '请回电。' },
  })
})

it('Numbers and postcodes of valuations are read in full width', () => {
  expect(phone('＋８６　１３８００１３８０００')).toBe('+86 13800138000')
  expect(postcode('ｓｗ７　２ａｚ')).toBe('SW7 2AZ')
})
