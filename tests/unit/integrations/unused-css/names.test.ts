import { expect, test } from 'vitest'
import {
  classesInPage,
  classesInScript,
  importsInScript,
  inlineScripts,
  scriptsInPage,
} from '../../../../src/integrations/unused-css/names'

test('a page’s class names are read as its browser reads them', () => {
  const html = `<p class="a [&#38;>*]:b before:content-[&quot;&quot;]">class words</p><i class="c&#x27;d"></i>`
  expect([...classesInPage(html)]).toEqual(['a', '[&>*]:b', 'before:content-[""]', "c'd"])
})

test('a script’s class names are the whole words of its strings', () => {
  const names = ['flex', 'row', 'p-4', 'p-40', "content-['']", 'md:p-2']
  const script = 'e.row(`flex p-40${t?`md:p-2`:``}`,"before content-[\\\'\\\']",`arrow`)'
  expect(classesInScript(script, names)).toEqual(['flex', 'p-40', "content-['']", 'md:p-2'])
})

test('a page’s scripts are its own, its islands’ and what these import at once or later', () => {
  const html =
    '<script type="module" src="/_astro/a.1.js"></script><script>let b</script>' +
    '<astro-island component-url="/_astro/C.2.js" renderer-url="/_astro/client.3.js"></astro-island>'
  expect([...scriptsInPage(html)]).toEqual(['a.1.js', 'C.2.js', 'client.3.js'])
  expect(inlineScripts(html)).toEqual(['let b'])
  const script = 'import{a}from"./x.js";import`./y.js`;let z=()=>t(()=>import(`./z.js`),[])'
  expect([...importsInScript(script)]).toEqual(['x.js', 'y.js', 'z.js'])
})
