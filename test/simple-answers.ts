/** What the naturalization tool asks, of a case that needs nothing else: five years of residence, nothing special. */
export const simpleAnswers = {
  permanent_residence_date: '2018-03-14',
  is_applying_based_on_marriage: 'no',
  is_divorced: 'no',
  is_paying_child_support: 'no',
  has_past_arrests: 'no',
  has_legal_concerns: 'no',
  reside_within_usa: 'yes',
  uscis_mailing_address: 'elgin_lockbox_usps',
}
