import { expect, it } from 'vitest'
import { mediaSource } from '../../../../src/domain/feed/feed-media'

it.each([
  ['99999_A1_IMG_00.JPG', 'zip:99999_A1_IMG_00.JPG'],
  ['//cdn.example/a.jpg?w=2', 'https://cdn.example/a.jpg?w=2'],
  ['http://cdn.example/picture/7', 'https://cdn.example/picture/7'],
  ['https://cdn.example/plan.pdf', null],
  ['https://cdn.example/Plan.PDF?v=2', null],
  ['https://cdn.example/view.aspx?id=4', null],
  ['https://cdn.example/tour.html#top', null],
  ['https://cdn.example/floor.docx', null],
  ['https://cdn.example/html/a.jpg', 'https://cdn.example/html/a.jpg'],
])('%s as a picture is %s', (written, source) => expect(mediaSource(written)).toBe(source))
