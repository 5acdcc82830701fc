import { describe, expect, it } from 'vitest'
import { inlineScripts } from '../../../../src/integrations/csp-headers/hashes'

describe('Content policy hashes', () => {
  it.each([
    ['<script>run()</script>', ['run()']],
    ['<script type="module">run()</script>', ['run()']],
    ['<script type="text/javascript">run()</script>', ['run()']],
    ['<SCRIPT\n>\nrun("</b>")\n</SCRIPT >', ['\nrun("</b>")\n']],
    ['<svg><script>run()</script></svg>', ['run()']],
    ['<script src="/a.js">run()</script>', []],
    ['<script type="application/ld+json">{"name":"<script>alert(1)"}</script>', []],
    ['<script type="importmap">{}</script>', ['{}']],
    ['<script type="text/template">run()</script>', []],
    ['<meta content="<script>alert(1)</script>">', []],
    ["<astro-island props='<script>alert(1)</script>'></astro-island>", []],
    ['<title><script>alert(1)</script></title>', []],
    ['<textarea><script>alert(1)</script></textarea>', []],
    ['<!-- <script>alert(1)</script> -->', []],
    ['<noscript><script>alert(1)</script></noscript>', []],
    ['<template><script>run()</script></template>', ['run()']],
  ])('of %s', (html, scripts) => expect(inlineScripts(`<!doctype html>${html}`)).toEqual(scripts))
})
