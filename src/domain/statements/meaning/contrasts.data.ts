/**
 * Words of which one place of a sentence holds one and not another: who broke her wrist did not break her ankle by it. A
 * class a line, base forms in lower case; words joined by `/` say the same.
 */
const classes = `
wrist ankle arm/forearm leg/calf/shin/thigh hand foot/feet knee elbow shoulder hip rib skull/head nose eye ear jaw neck back/spine finger toe chest stomach/abdomen heart lung liver kidney
breast lung colon/bowel prostate skin blood brain liver stomach ovarian cervical thyroid
left right
upper lower
mathematics/math physics chemistry biology history geography literature music philosophy economics law medicine engineering
private state/public/government
video/remotely/remote/online telephone/phone person
full-time part-time
monday tuesday wednesday thursday friday saturday sunday
morning afternoon evening night
weekly/week daily/day monthly/month annual/annually/yearly
spring summer autumn/fall winter
hotel hospital/clinic church/mosque/temple school prison/jail convent/monastery barracks office/workplace/studio station market airport court/courthouse house/home
cable/wire stick/club/baton/bat/rod belt/strap chain knife/blade/machete/cutlass bottle/glass gun/pistol/rifle/firearm hammer whip stone/rock iron fist book bucket shovel oil/water/acid cigarette/cigar
bus taxi/cab truck/lorry car train plane/airplane/flight boat/ship/ferry bicycle motorcycle
bachelor master doctorate/phd/doctoral
army navy marines/marine
approved/approve/granted/grant denied/deny/refused/refuse/rejected/reject withdrawn/withdraw pending revoked/revoke rescinded/rescind
dismissed/dismiss/dropped convicted/convict acquitted/acquit reduced/reduce
gained/gain/gaining lost/lose/losing
oldest/eldest youngest
older/elder younger
first second third fourth
funeral wedding baptism/christening graduation
judge/court priest/pastor/minister imam
interpreter/translator notary/notario
employer/company insurer/medicaid
sergeant lieutenant captain corporal colonel general commander/major private
nurse doctor/physician psychologist psychiatrist/psychotherapist dentist pharmacist lawyer/attorney/counsel teacher/schoolteacher principal/headmaster engineer carpenter cook/chef driver cleaner/janitor farmer/grower mechanic electrician plumber librarian reporter/journalist accountant hairdresser tailor fisherman baker butcher waiter/waitress
lower-court appellate supreme
surgery/surgical/operation chemotherapy/chemo radiation/radiotherapy dialysis transplant/transplantation
medication/medicine/pill therapy/counseling
english spanish french portuguese arabic mandarin russian creole amharic tagalog polish persian
catholic pentecostal baptist orthodox muslim jewish hindu buddhist
unanimous/unanimously majority
voluntary/voluntarily/volunteer/volunteered forced/conscripted/mobilized/drafted
rent/rented/rents/tenant own/owned/owns/owner/mortgage
sell/sold/sale buy/bought/purchase
paid/compensated unpaid/free
alone together
sole/solely joint/jointly/shared/share
wheelchair cane/crutch/crutches/walker
honorable/honorably dishonorable/dishonorably
maternal paternal
positive negative
mild/mildly moderate/moderately severe/severely/profound
felony misdemeanor infraction
permanent/permanently temporary/temporarily
biological/natural adoptive/adopted step
`

/** The groups of a word, each with the number of its class and of its place in it. */
export const contrastsOf: ReadonlyMap<string, readonly (readonly [group: number, member: number])[]> = (() => {
  const found = new Map<string, (readonly [number, number])[]>()
  for (const [group, line] of classes.trim().split('\n').entries())
    for (const [member, words] of line.split(' ').entries())
      for (const word of words.split('/')) found.set(word, [...(found.get(word) ?? []), [group, member]])
  return found
})()
