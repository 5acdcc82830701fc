// The commands of these tests run as in a person's shell: the settings that the test runner puts into the environment
// would reach into the build.
for (const name of ['PROD', 'DEV', 'SSR', 'MODE', 'TEST', 'VITEST', 'NODE_ENV']) delete process.env[name]
