// These commands run as in a person's shell: the test runner's environment would affect the build.
for (const name of ['PROD', 'DEV', 'SSR', 'MODE', 'TEST', 'VITEST', 'NODE_ENV']) delete process.env[name]
