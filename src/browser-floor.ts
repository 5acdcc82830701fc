/**
 * The oldest browsers in which every page is readable and every form is sent: Chrome 100, Safari 15.4, Firefox 100 and
 * Samsung Internet 17, which is Chromium 96. Targets of the build, for script and style (astro.config.mjs). Built-ins
 * and selectors are held by tests/site/browsers.test.ts.
 */
export const browserFloor = ['chrome96', 'firefox100', 'safari15.4', 'ios15.4']
