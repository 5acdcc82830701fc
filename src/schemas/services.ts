export const services = {}
