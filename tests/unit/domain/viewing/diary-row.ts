/** A row of the function `diary`. */
export const diaryRow = (starts_at: string, changes: Record<string, unknown> = {}) => ({
  ...{ id: starts_at, starts_at, minutes: 30, kind: 'in_person', state: 'booked', sequence: 0, updated_at: starts_at },
  ...{ meeting_place: '4 Cornwall Gardens', host: 'Priya Nair', attendee_id: null, attendee: '', note: '' },
  ...{ enquiry_kind: 'inquiry', enquiry_id: 'e', appointment: 'viewing', property_id: 'home', viewer_time_zone: '' },
  ...{ name: 'Adaeze Okafor', phone: '', title: 'Cornwall Gardens Apartment', feedback: '', feedback_note: '' },
  ...{ slug: 'cornwall-gardens-apartment', area: 'Kensington', address_line: '', postcode: '' },
  ...{ latitude: null, longitude: null },
  ...changes,
})
