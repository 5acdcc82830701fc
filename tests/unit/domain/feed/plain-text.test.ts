import { expect, it } from 'vitest'
import { htmlText, plainLine, plainText } from '../../../../src/domain/feed/plain-text'
import { corpus } from '../../../hostile'

it.each([
  ['&Scaron;&ccedil;&Uuml;&szlig;&frac34;&radic;&trade;&check;', 'ŠçÜß¾√™✓'],
  ['&#146;tis &#147;quiet&#148; &#150; &#128;5', '’tis “quiet” – €5'],
  ['&pound5 &amp &nbsp;&NBSP;more', '£5 & more'],
  ['caf&eacute &unknown; R&D', 'café &unknown; R&D'],
  ['&#0;&#xD800;&#x110000;', ''],
  ['&lt;b&gt;not bold&lt;/b&gt;', '<b>not bold</b>'],
  ['<li>a<li>b', '• a\n• b'],
  ['<ul><li>a</li>\n<li>b</li></ul>c', '• a\n\n• b\nc'],
  ['<p>a<p>b', 'a\nb'],
  ['<P CLASS="x">a</P><DIV>b</DIV>c', 'a\nb\nc'],
  ['a<h2>b</h2>c<hr>d<blockquote>e', 'a\nb\nc\nd\ne'],
  ['a<br>b<BR/>c<br />d', 'a\nb\nc\nd'],
  ['<table><tr><td>Kitchen</td><td>5.1m × 4.0m</td></tr><tr><th>Hall<td>3m</table>', 'Kitchen 5.1m × 4.0m\nHall 3m'],
  ['<dl><dt>Tenure<dd>Freehold<dt>Band<dd>C</dl>', 'Tenure\nFreehold\nBand\nC'],
  ['rooms < 10 m and a garden', 'rooms < 10 m and a garden'],
  ['rooms <10 m and a <b>garden</b>', 'rooms <10 m and a garden'],
  ['price <offers welcome', 'price <offers welcome'],
  ['a <b and more', 'a <b and more'],
  ['a <b and <i>more</i>', 'a <b and more'],
  ['5 > 3 < 4 <> <- end', '5 > 3 < 4 <> <- end'],
  ['a<img alt="1 < 2" src=x onerror="y">b', 'ab'],
  ['a <img src=x onerror=alert(1)', 'a'],
  ['a<!-- hidden -->b<!-- never closed', 'ab'],
  ['a<script>1 < 2 && "<p>"</script>b<style>p{}</style>c<svg><p>d</p></svg>e', 'abce'],
  ['a<script>never closed', 'a'],
  ['a<iframe srcdoc="<script>x</script>">b</iframe>c', 'ac'],
  ['a<o:p></o:p><font color=red>b</font>', 'ab'],
  ['<![CDATA[a]]>b', 'b'],
  ['line\r\nline', 'line\nline'],
])('The HTML %j is the text %j', (html, text) => expect(plainText(html)).toBe(text))

it('Nested or unclosed HTML takes linear time', () => {
  for (const piece of ['<div>', '<a<', '<a "', '<!--', '<p a="', '&amp', '<svg>', '</b>', '<table><tr><td>']) {
    const began = Date.now()
    plainText(piece.repeat(300_000 / piece.length))
    expect(Date.now() - began, piece).toBeLessThan(3000)
  }
})

it.each(Object.entries(corpus))('%s is the same text after conversion to HTML and back', (_, text) =>
  expect(plainText(htmlText(text))).toBe(plainText(htmlText(plainText(htmlText(text))))),
)

it('A line has no line breaks', () => expect(plainLine('<p>a<p>b<li>c')).toBe('a b • c'))
