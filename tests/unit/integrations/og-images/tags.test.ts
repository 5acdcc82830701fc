import { describe, expect, it } from 'vitest'
import { socialPath, socialTags } from '../../../../src/integrations/og-images/tags'

const page = (extra = '', image = '/social/buy.jpg?v=0123abcd') =>
  '<head><meta property="og:title" content="Tom &amp; Jerry&#39;s"><meta property="og:image" ' +
  `content="https://a.example${image}">${extra}</head><body><header><img ` +
  'src="/mark.svg"></header><main><img alt="" src="/pictures/a/living.webp"></main></body>'

describe('The social picture of a page', () => {
  it('is at its address', () => {
    expect(socialPath('/')).toBe('/social/home.jpg')
    expect(socialPath('/property/a-home')).toBe('/social/property/a-home.jpg')
  })
  it('has its title, its facts and the first picture of its content', () => {
    expect(socialTags(page('<meta name="twitter:data1" content="£1">'), '/buy')).toEqual({
      title: "Tom & Jerry's",
      facts: ['£1', undefined],
      picture: '/pictures/a/living.webp',
    })
  })
  it('is the picture it names, if any', () => {
    expect(socialTags(page('<meta name="thumbnail" content="https://b.example/x.jpg">'), '/buy')?.picture).toBe(
      'https://b.example/x.jpg',
    )
  })
  it('is null for a page that shows another page’s card', () => {
    expect(socialTags(page(), '/404')).toBeNull()
  })
})
