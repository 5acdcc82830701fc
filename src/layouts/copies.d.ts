// The same module once more, as a file of its own (Admin.astro says why).
declare module '*?admin'
