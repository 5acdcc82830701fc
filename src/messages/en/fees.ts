// The page of fees, and prices with VAT.

/** A price without its VAT, beside one that includes it. The advertising authority wants the whole price first. */
export const vatNote = (net: string) => `inc VAT (${net} + VAT)`
export const withVat = (price: string, note: string) => `${price} ${note}`
/** @param of what a percentage is of: `each month’s rent` */
export const shareOf = (share: string, of: string) => `${share} of ${of}`
/** @param of what a fee pays for: `each tenancy` */
export const priceFor = (price: string, of: string) => `${price} for ${of}`

export const landlordsAndSellers = 'landlords and sellers'
export const landlords = 'landlords'
export const sellers = 'sellers'
export const everyFee = (payers: string, agency: string) => `Every fee that ${payers} pay to ${agency}, with VAT`
export const andOfTenants = ', and every payment that the law allows us to ask from a tenant.'
export const heading = 'Fees: everything you may have to pay us'
export const threeLists = 'There are complete lists for tenants, for landlords and for sellers.'
export const twoLists = 'There are complete lists for tenants and for landlords.'
export const sellersList = 'There is a complete list for sellers.'
export const notOnYourList =
  'If somebody asks you in our name for a payment that is not on your list, do not pay it. Call us.'

export const tables = {
  tenant: {
    label: 'Tenants',
    title: 'What a tenant may have to pay',
    note:
      'We may ask you only for these payments, which the Tenant Fees Act 2019 allows. You pay nothing for viewings, ' +
      'references, inventories and check-in.',
    column: 'How much',
  },
  landlord: {
    label: 'Landlords',
    title: 'What a landlord pays us',
    note:
      'All prices include VAT. You pay VAT even if you live abroad. We pass on contractors’ invoices, as for the ' +
      'gas check, without an addition. You also pay the bank for a transfer abroad, and an insurer for the rent ' +
      'guarantee, if you want it.',
    column: 'Price',
  },
  seller: {
    label: 'Sellers',
    title: 'What a seller pays us',
    note:
      'The fee includes photographs, floor plan, portals and accompanied viewings. You pay others for the energy ' +
      'certificate (EPC), if you have none, and for your solicitor.',
    column: 'Price',
  },
}
export const paidFor = 'For'
export const when = 'When'
export const includedIn = (packages: string) => `Included in ${packages}.`

export const protection = 'Protection'
export const howProtected = 'How you and your money are protected'
export const body = (name: string, number: string) => `${name}, ${number}.`
export const inventedBodies = 'Both are invented for this demonstration. A real agency must name its own schemes.'
export const toComplain = 'To complain, see our'
