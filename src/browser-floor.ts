/**
 * The oldest supported browsers, in which every page is readable and every form works: Chrome 100, Safari 15.4, Firefox
 * 100 and Samsung Internet 18 (Chromium 99). Build targets for script and style (astro.config.mjs).
 * tests/site/browsers.test.ts checks built-ins, selectors, at-rules and units.
 */
export const browserFloor = ['chrome99', 'firefox100', 'safari15.4', 'ios15.4']
