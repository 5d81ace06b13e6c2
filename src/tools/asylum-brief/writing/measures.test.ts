import { expect, test } from 'vitest'
import { textOf } from '#domain/questionnaire/question.ts'
import { type AsylumReading, asylumReadings } from '#test/asylum-readings.data.ts'
import { accountAsylum, kinAsylum, proseAsylum } from '#test/asylum-accounts.data.ts'
import { fifthAsylum } from '#test/asylum-fifth-readings.data.ts'
import { fourthAsylum } from '#test/asylum-fourth-readings.data.ts'
import { furtherAsylum } from '#test/asylum-further.data.ts'
import { hastyAsylum } from '#test/asylum-hasty.data.ts'
import { eighthAsylum } from '#test/asylum-eighth-readings.data.ts'
import { ninthAsylum } from '#test/asylum-ninth-readings.data.ts'
import { seventhAsylum } from '#test/asylum-seventh-readings.data.ts'
import { sixthAsylum } from '#test/asylum-sixth-readings.data.ts'
import { tenthAsylum } from '#test/asylum-tenth-readings.data.ts'
import { secondAsylum } from '#test/asylum-second-readings.data.ts'
import { measureAsylum, openAsylum } from '#test/measure-asylum.ts'

function measure(reading: AsylumReading) {
  const found = measureAsylum(reading)
  // The wording of the group is locked: it stands in the brief as it was given.
  const group = (textOf(reading.answers, 'social_group_details') ?? '').toLowerCase()
  return { ...found, pasted: found.pasted.filter((run) => !group.includes(run)) }
}

const cases = [
  ...asylumReadings,
  ...hastyAsylum,
  ...secondAsylum,
  ...furtherAsylum,
  ...accountAsylum,
  ...fourthAsylum,
  ...fifthAsylum,
  ...sixthAsylum,
  ...seventhAsylum,
  ...eighthAsylum,
  ...ninthAsylum,
  ...tenthAsylum,
]

test.each(cases)(
  '$title stands in its offline brief, with documents or from answers alone: facts, cites, few gaps, nothing twice or pasted',
  (one) => {
    const { text, missing, words, gapsPerThousandWords, ...found } = measure(one)
    const share = 1 - missing.length / one.needed.length
    console.info(
      `${one.title}: ${words} words, ${Math.round(share * 100)} % of ${one.needed.length} facts, ${gapsPerThousandWords.toFixed(1)} gaps per 1,000 words; not there: ${missing.join('; ')}`,
    )
    expect(share, `${one.title}: ${missing.join('; ')}`).toBeGreaterThanOrEqual(0.8)
    expect(gapsPerThousandWords, one.title).toBeLessThanOrEqual(3)
    expect({ title: one.title, ...found }).toEqual({
      title: one.title,
      repeated: [],
      pasted: [],
      straightQuotes: 0,
      namesTwice: [],
      unresolved: [],
    })
    expect(text).not.toMatch(/\bundefined\b|\{|\}|to be confirmed|\bTBC\b|\bNB\b/)
  },
)

test('what happened after the arrival is no harm of the past, and a place that failed is no place to go', () => {
  const journalist = asylumReadings.find(({ id }) => id === 'R3')
  const appeal = asylumReadings.find(({ id }) => id === 'R4')
  if (!journalist || !appeal) throw new Error('The readings are gone.')
  expect(measure(journalist).text).not.toMatch(/the (?:detention|events) of November 2, 2025/)
  expect(measure(appeal).text).toContain('Petén has been tried, in 2020')
})

const further = (id: string) => {
  const found = [...furtherAsylum, ...accountAsylum, ...fourthAsylum].find((one) => one.id === id)
  if (!found) throw new Error('The reading is gone.')
  return measure(found).text
}

test('what was done is listed by its times, each harm by name and with its paragraphs', () => {
  const text = further('R10')
  expect(text).toContain(
    'From May 17, 2023 on: the killing of Mr. Ngwa’s brother, the burning of the house, detention for nineteen days, a whipping with an electric cable, a bag over the head and lost teeth.',
  )
  expect(text).toContain('and would suffer such harm again')
  // Shots at her stall are no wound of hers.
  expect(further('R11')).toContain('November 14, 2024: an armed attack.')
  expect(further('R11')).not.toMatch(/gunshot wound/)
})

test('a warrant is danger and nothing against the client, and a paper that speaks for itself is quoted', () => {
  const text = further('R10')
  expect(text).toMatch(/What bears on the danger now\.[^]{0,900}In July 2023 a warrant was left/)
  expect(text).not.toMatch(/Against a grant|What may be said to raise a bar/)
  expect(text).toContain('The warrant reads: “We, the examining magistrate,')
})

test('a late filing is told with what held it up: the arrest of a brother, an illness, the case that was opened', () => {
  const text = further('R12')
  expect(text).toContain('The delay is excused by changed and extraordinary circumstances.')
  expect(text).not.toContain('CHANGED / EXTRAORDINARY CIRCUMSTANCES')
  expect(text).toContain('September 24, 2022: electric shocks and a beating.')
  // Her brother’s arrest is no blemish of hers, and an observer’s complaint of ballots is no report of harm.
  expect(text).not.toContain('That belongs in the balance')
  expect(text).toMatch(/What was read as an opinion\.[^]{0,400}I was an observer at elections/)
})

test('a fall that was told out of fear is explained by the record, without a gap', () => {
  const text = further('R11')
  expect(text).toMatch(/told the doctor that she had fallen because Wilmer was in the corridor/)
  expect(text).not.toContain('HOW THE RECORD ANSWERS THIS')
  // Whose father it is follows from the sentence, and pages from the marks above them.
  expect(text).toContain('“Dulce, who is nine, wets the bed and asked me whether her father can come by airplane.')
})

function secondReading(id: string): string {
  const found = secondAsylum.find((one) => one.id === id)
  if (!found) throw new Error('The readings are gone.')
  return measure(found).text
}

test('what the judge wrote is quoted where the ruling is answered, and is nobody’s evidence', () => {
  const text = secondReading('V3')
  expect(text).toContain(
    'The reasons given are these: “The police acted under the state of exception in order to fight crime. The remark of the sergeant shows at most personal anger at the mother. There is no nexus.” Ex. A.',
  )
  expect(text).toContain('the decision itself says: “The Court did not find any other inconsistency.”')
  expect(text.match(/The Court finds the respondent not credible/g)).toHaveLength(1)
  expect(text).toContain('Two documents support the account')
})

test('an answer under oath is told with its question, and nobody is renamed in it', () => {
  expect(secondReading('V3')).toContain(
    'Asked “What did the sergeant say,” Mr. Guardado Lemus answered: “He said, ‘Your mother talks on television. All you Guardado will follow Nelson.’”',
  )
  expect(secondReading('V1')).toContain('Asked “How long were you held,” she answered: “One week.”')
})

test('special forces are the state, and a place to which somebody else moved was not tried by the client', () => {
  expect(secondReading('V1')).toContain('those who act for the state')
  expect(secondReading('V3')).not.toContain('has been tried')
})

test('a note in Spanish is a gap for its translation, and never a sentence of the brief', () => {
  const text = secondReading('V2')
  expect(text).toContain('TRANSLATE THIS NOTE: “La fiscalía archivó en noviembre”')
  expect(text.replaceAll(/TRANSLATE THIS NOTE: “[^”]*”/g, '')).not.toMatch(/archivó|no podía dormir/i)
})

test('points argue with the days and the words of the case', () => {
  const headings = (id: string) => {
    const found = secondAsylum.find((one) => one.id === id)
    if (!found) throw new Error('The readings are gone.')
    return openAsylum(found)
      .opened.plan()
      .map(({ title }) => title)
  }
  expect(headings('V1')).toContain(
    'The harm was on account of political opinion: “A teacher who lets children sing for the rebels is a rebel herself”',
  )
  expect(headings('V1')).toContain(
    'The Respondent, asked for as late as September 12, 2026, has a well-founded fear of persecution in Ethiopia',
  )
  expect(headings('V1')).toContain('Relocation within Ethiopia has been tried, and the Respondent was found there')
})

test('the client’s own account is told in its order in the Statement of Facts, and its harm is named by occasions', () => {
  const text = further('R13')
  expect(text).toContain(
    'From December 24, 2023 on: a bag over the head, detention for seventeen days, forced standing, blows to the soles of the feet and a threat of rape. Ex. A ¶¶ 6–9.',
  )
  const story = text.slice(0, text.indexOf('A person who is physically present'))
  const places = [
    'New Testament',
    'baptized',
    'Eram Street',
    'Plaque 100',
    'four billion',
    'broke my nose',
    'March 14, 2025',
  ]
  expect(places.map((words) => story.indexOf(words))).toEqual(
    places.map((words) => story.indexOf(words)).toSorted((a, b) => a - b),
  )
  expect(places.filter((words) => !story.includes(words))).toEqual([])
  expect(text).toContain('Those who did the harm said why: “He said, ‘You are an apostate.’” Ex. A ¶ 9.')
  // Who certifies a translation speaks for nobody, and a summons at home is no blemish here.
  // What an office puts on paper names the reason: it stands under the ground.
  expect(text).toContain('names it as well: “Subject of the summons: Propaganda against the regime')
  expect(text).not.toContain('Against a grant')
  expect(text).toContain('THE ACCOUNT NAMES DUBAI')
})

test('he who hits and threatens is the one who is feared, and never the client’s son', () => {
  const text = further('R14')
  expect(text).toContain('says in these words: “I am afraid that he will kill me.”')
  expect(text).toContain('He said that Edwin had found me in the computer')
  expect(text).toMatch(
    /“In July 2023 he threw Dylan against the wall because he was crying\.” Dylan’s collarbone broke\./,
  )
  expect(text).not.toMatch(/Mr\. Mejía Bonilla/)
  expect(text).toContain('August 2019: a beating and the loss of a pregnancy. Ex. A.')
  expect(text).toContain('The next day Ms. Mejía Bonilla went to the police station in Choloma.')
  expect(text).toContain('asked if Ms. Mejía Bonilla had come back')
  expect(text).not.toContain('Against a grant')
})

test('who did it and who said it stay who they were, however an answer is told', () => {
  const { text } = measure(proseAsylum)
  expect(text).toContain('they gave him electric shocks on the ankles')
  expect(text).toContain('He said that Mr. Parra was a terrorist')
  expect(text).not.toMatch(/Mr\. Parra (?:gave him|said that he was)|on the foot/)
  // Notes of days are a list, and no sentences.
  expect(text).toContain('August 19, 2024: fled.')
})

test('right behind violence it is no brother who speaks, and an X-ray is no report on a country', () => {
  const { text } = measure(kinAsylum)
  expect(text).toContain(
    '“He said, ‘A family that eats from the hand of the infidels has no blood price.’” He was released on June 19, 2022',
  )
  expect(text).not.toContain('Hamid said, “A family')
  expect(text).toContain('From June 3, 2022 on: detention for 16 days, a whipping and broken bones. Ex. A ¶¶ 6–7.')
  expect(text).toMatch(/on two occasions:[^]{0,400}The report notes the following: left hand/)
  // Those who hold the offices are the state.
  expect(text).toContain('The persecutor is the state itself: the Taliban, their intelligence directorate')
  expect(text).toContain('On the way here Mr. Stanekzai was in these places:')
})

test('days in custody are one occasion with their day, and nobody is who the paper does not name', () => {
  const text = further('R17')
  expect(text).toContain(
    'From August 2, 2023 on: detention for nineteen days, suspension by the limbs, a beating, a bag over the head, loss of consciousness and burns.',
  )
  expect(text).toContain('Father Anthony Sosai writes: “I saw his back after he came home.”')
  expect(text).toContain('On May 18, 2009 he walked out of Mullaitivu')
  expect(text).toContain('HRC/VA/212/23')
  expect(text).not.toMatch(/solemnly affirm|Given under my hand|Ruwan Perera|Justice of the Peace/)
})

test('a status that lasts beyond the filing is no end, a colleague’s arrest no record, and a journey back is met whole', () => {
  const text = further('R18')
  expect(text).toContain('The status that is told above had not ended when Form I-589 was filed.')
  expect(text).toContain('The filing came 38 days after the last of these events on July 30, 2024.')
  expect(text).toMatch(/The journey home\.[^]{0,100}“I went back to bury him[^]{0,500}I had to see him/)
  expect(text).toContain('He told her to lose it.')
  expect(text).not.toMatch(/Against a grant|Acosta told Ms\. Rengifo to lose it|at present in Madrid/)
})

test('answers in whole sentences are told in another order, and nobody dies whom they let live', () => {
  const text = further('R19')
  expect(text).toContain(
    'The administrator brought an order under the People’s Military Service Law on November 18, 2025 and told',
  )
  expect(text).toContain('Since the ceasefire broke down in 2011, the Tatmadaw has treated Kachin men')
  expect(text).not.toMatch(
    /killing of (?:his|Mr\. Roi’s) father|found to have a credible fear on April 21, 2026\. The persecutor/,
  )
})

const fifth = (id: string) => {
  const found = fifthAsylum.find((one) => one.id === id)
  if (!found) throw new Error('The reading is gone.')
  return measure(found).text
}

test('what was done by others, elsewhere or to somebody else is no harm that the claim rests on', () => {
  const text = fifth('R20')
  expect(text).toContain('relies on what was done on October 30, 2021.')
  expect(text).not.toMatch(/relies on [^.]*(?:May 8, 2021|December 4, 2021|November 9, 2023)/)
  // A people is no person, and a report keeps its words.
  expect(text).toContain('Hazara communities in western Kabul')
  expect(text).toContain('The persecutor is the state itself: the Taliban.')
  expect(text).toContain('“We came and went one by one')
  expect(text).toContain('extend to Najib Hakimi and Mursal Hakimi, as spouse or child')
})

test('before the Board the testimony stands under the ruling that it answers, with the judge’s reasons', () => {
  const text = fifth('R21')
  expect(text).toMatch(
    /The reasons given are these: “[^”]*does not find this explanation plausible[^”]*demeanor was flat\.”/,
  )
  expect(text).toMatch(/The record on these points\. Asked “In your interview you said 2018\./)
  expect(text).toMatch(/Asked “Did you have an exit visa,”[^“]*“No\. Nobody in the service has an exit visa/)
  expect(text).not.toMatch(/officer: J\. Barnes|\[IJ DEC\. AT __\]/)
  expect(text.indexOf('From there we were taken')).toBeLessThan(text.indexOf('died on June 3, 2019'))
})

test('answers alone keep who did what, and a country on the way is not denied', () => {
  const text = fifth('R22')
  expect(text).toContain('was arrested after eleven minutes, fined 30,000 rubles')
  expect(text).toContain('THE ACCOUNT NAMES GEORGIA')
  expect(text).toContain('March 6, 2022: detention and a beating.')
  expect(text).toContain('suffocation with a gas mask')
})

test('an inspector beside a gang makes the harm one of both, and the dealings with the police count', () => {
  const text = fifth('R23')
  expect(text).toContain('in part from persons in public office and in part from private persons')
  expect(text).toContain('broken bones and a beating')
  expect(text).toContain('authorities on May 4, 2023 is told in the Statement of Facts')
  expect(text).toContain('who gave them her statement, would let it happen')
})

test('in an order of another court the respondent is whom it is against, and the harms of a home are named', () => {
  const [home] = sixthAsylum
  if (!home) throw new Error('There is a case.')
  const { text } = measure(home)
  expect(text).toContain('Byron Estuardo López Fuentes “could not be located.”')
  expect(text).not.toMatch(/Ms\. Ramírez Domingo (?:leave the common home|“could not be located)/)
  expect(text).toMatch(/August 2017: rape and the loss of a pregnancy/)
  expect(text).toMatch(/May 3, 2019: shackling/)
  // What a preparer did is no change in the claim, and nothing that those who are feared did.
  expect(text).toContain('The delay is excused by extraordinary circumstances.')
  expect(text).not.toMatch(/shows by what happened in October 2022/)
  expect(text).toMatch(
    /illness kept her from taking the steps[^]{0,400}among the circumstances that the regulation lists/,
  )
  // The laws and courts of the country are met, and prove no motive.
  expect(text).toMatch(
    /The authorities in the country\.[^]{0,80}law against femicide[^]{0,400}What these are worth is shown by what is done/,
  )
  expect(text).toContain('two particular social groups')
})

test('of harm that is still to come the brief says that it is feared, and a friend’s arrest is no record of the client', () => {
  const feared = sixthAsylum[1]
  if (!feared) throw new Error('There are two cases.')
  const { text } = measure(feared)
  expect(text).toContain('Religion is therefore at least one central reason for the harm that is feared')
  expect(text).not.toMatch(/Against a grant\.[^]{0,80}Andrew/)
  expect(text).toContain('The status that is told above had not ended when Form I-589 was filed.')
  expect(text).not.toMatch(/384 days|Pastor Pastor|1\.2 Contempt/)
  expect(text).toMatch(/On February 9 (?:his|Mr\. El-Shazly’s) mother telephoned[^]{0,300}put your name in/)
})

test('the workers of a party are private, an affidavit loses its That, and what a report sets against itself is met', () => {
  const party = sixthAsylum[2]
  if (!party) throw new Error('There are three cases.')
  const { text } = measure(party)
  expect(text).not.toContain('The persecutor is the state itself')
  expect(text).toMatch(/in part from persons in public office and in part from private persons/)
  expect(text).not.toMatch(/(?:^|[.:] )That (?:Mr\.|the SHO|on April)/mu)
  expect(text).not.toMatch(/One point needs an explanation\. Mr\. Singh Dhaliwal did not report on May 1/)
  expect(text).toMatch(/small burns at both ear lobes/)
  expect(text).toMatch(/The authorities in the country\.[^]{0,200}Aam Aadmi/)
  expect(text).toMatch(/What speaks for another place\.[^]{0,300}That names no place/)
  expect(text).toMatch(/[Ww]hat was reported\.[^]{0,900}“On October 19 I went with my father[^]{0,300}a case of opium/)
})

test('a band beside an official is no office, a hyphen ends no name, and what was written down at the border is met', () => {
  const [radio] = seventhAsylum
  if (!radio) throw new Error('The reading is gone.')
  const { text } = measure(radio)
  expect(text).toContain('in part from persons in public office and in part from private persons')
  expect(text).not.toMatch(/the state itself|Baptiste Wilner|^\d\.\d |Further, [WT]h/mu)
  expect(text).toMatch(/August 21, 2023: capture by force, tying up, a beating and burns/)
  expect(text).toMatch(
    /gives the interpreter as “none, officer speaks Spanish”[^]{0,900}\[three days by the answer, two days/,
  )
  expect(text).toMatch(
    /\[EXPLAIN: “NO” WAS WRITTEN DOWN HERE, AND THE ACCOUNT SAYS: MR\. JEAN-BAPTISTE HAS BEEN A MEMBER OF OPL/,
  )
})

test('a fine for going to the police is no blemish, a feared husband is not among “we”, and a sum stays in one piece', () => {
  const mother = seventhAsylum[1]
  if (!mother) throw new Error('The reading is gone.')
  const { text } = measure(mother)
  expect(text).not.toMatch(
    /Against a grant|and the spouse left|Lamin Jallow would come back|Basse and 2020|fined 15 in/,
  )
  expect(text).toContain('1997: genital cutting.')
  expect(text).toContain('15,000 dalasi each')
  // What was threatened since is told with the danger, the status with the delay, the other towns with relocation.
  expect(text).toMatch(/What bears on the danger now[^]*The knife is washed/)
  expect(text).toMatch(/The delay is excused[^]*active F-1 status until May 20, 2025[^]*The filing came 69 days/)
  expect(text).toMatch(/relocation must be reasonable[^]{0,200}In Banjul 47 percent/)
})

test('a gang with a policeman is no state, nothing of others stands against the client, and the words of the blows carry the ground', () => {
  const [owner] = eighthAsylum
  if (!owner) throw new Error('The reading is gone.')
  const { text } = measure(owner)
  expect(text).toMatch(/The harm comes from Los Lobos[^.]*and also from police sergeant Iza/)
  expect(text).not.toMatch(
    /the state itself|One point needs an explanation|Against a grant\.[^]{0,200}(?:fourteen|Chuky)/,
  )
  // What he did in whose arms burned is his own, and a brother goes by the first name.
  expect(text).toContain('The driver, Segundo Yumbla, came out with his arms burned')
  expect(text).not.toMatch(/Mr\. Quishpe/)
  expect(text).toMatch(
    /Those who did the harm said why: “He said, ‘… You are the next Quishpe\.’”[^]{0,40}This is for the microphone[^]{0,120}direct evidence of motive/,
  )
  expect(text).toMatch(
    /released on her own recognizance with an ankle monitor until 11\/24\. \[THE DATE 11\/24 IN FULL\]/,
  )
  expect(text).toContain('and the case was continued for Ms. Quishpe Toapanta to find counsel')
  expect(text).toContain('The individual hearing is set for May 6, 2027, at 1 p.m.')
  expect(text).toMatch(/What bears on the danger now\.[^]{0,600}escaped from the Litoral prison/)
  expect(text).toMatch(/relocation must be reasonable[^]{0,700}sister-in-law Narcisa, who had gone to Loja/)
  expect(text).toMatch(/without a license\. She paid 256 dollars\. She had driven because Emily had a fever/)
  expect(text).toContain('THE ACCOUNT NAMES A JOURNEY BY LAND')
})

test('of two men who are both “he” the words themselves are quoted, and a foreign judgment is no ruling under review', () => {
  const teacher = eighthAsylum[1]
  if (!teacher) throw new Error('The reading is gone.')
  const { text } = measure(teacher)
  expect(text).toMatch(
    /I told the prosecutor what had been done\. He asked whether I had a report\. I said that the doctor had not examined me\. He said, “Then you fell\.”/,
  )
  expect(text).toMatch(/It is established that the defendant worked for twelve years/)
  expect(text).toContain('That no act of violence by the defendant was determined')
  expect(text).toMatch(
    /forced standing and blows to the soles[^;]*; imprisonment for fourteen months[^;]*; and a prison sentence/,
  )
  // What he told the officer at the airport, and not that he feared, will be held against him.
  expect(text).toMatch(/One point needs an explanation\.[^.]*: “At the airport I told the officer/)
  expect(text).not.toMatch(/elsewhere in the country: he found|shall be arrested/)
  expect(text).toContain('Mr. Aydın was admitted at IAD on August 14, 2024 in B-2 status, until February 13, 2025')
  expect(text).toMatch(/Zeynep Aydın, Elif Aydın and Kerem Aydın are included in the application/)
  expect(text).toMatch(/lived in Georgia \(Tbilisi\) from March 2021 to August 2024/)
})

test('what accuses the client is quoted and never told, “we” of a community is no couple, and items of a list are sentences', () => {
  const [brother, pharmacist] = ninthAsylum
  if (!brother || !pharmacist) throw new Error('The readings are gone.')
  const accused = measure(pharmacist).text
  expect(accused).toMatch(/When people asked her about it peacefully, she used abusive words\.”/)
  expect(accused).toMatch(/We believe that Mirza Ghulam Ahmad of Qadian is the Promised Messiah\. For this belief/)
  expect(accused).toContain('when the elders paid Rs. 200,000')
  expect(accused).toContain('“On the night of 14/15 September 2023 police came with a mob to our mosque')
  expect(accused).toContain('On November 9, 2021')
  expect(accused).not.toMatch(/has had been|[^“]In class I was|calls the family non-Muslim|affirm as under/)
  const banished = measure(brother).text
  expect(banished).toContain(
    '(“immediate family members of Dr. Martha Mendoza Rivas, political prisoner banished from Nicaragua”)',
  )
  expect(banished).toContain('They hung Mr. Mendoza by the wrists from a pipe')
  expect(banished).not.toMatch(/[.”] [-*] \p{Lu}/u)
  // Denials of a government are nobody’s reason, and a report is not told as the client’s own days.
  expect(banished).not.toMatch(/And further: “fabrications/)
  expect(banished).toMatch(/Their office is shown in Part[^]*The constitutional reform of January 2025/)
  // Notes of procedure are sentences, “no” at the border is asked about, and harm is named by what was done.
  expect(banished).toContain('Form I-589 was filed electronically on December 2, 2025')
  expect(banished).toContain('Nicaragua was designated over objection')
  expect(banished).toMatch(/WRITTEN DOWN HERE, AND THE ACCOUNT SAYS: MR\. MENDOZA ASKED FOR REFUGE/)
  expect(banished).toMatch(/On June 21, 2021, police took Dr\. Mendoza from the clinic/)
  // “I was there 41 days” dates what was done in that time, and is told as what it was.
  expect(banished).toMatch(
    /From August 3, 2024 on: suspension by the limbs, a bag over the head and detention for 41 days/,
  )
  // An officer was spoken of, and a son in passing: who “he” is stays in the client’s words.
  expect(banished).toMatch(/problems with the government\.\s+He did not write much\.”/)
  expect(accused).toContain('Ms. Bhatti was admitted at ORD on April 6, 2025 in B-2 status, until October 5, 2025')
  // A part that is headed by a day dates what it tells; whose cause the file leaves open is no harm.
  expect(accused).toContain('Ms. Bhatti suffered stoning and detention for four hours (January 2025)')
  expect(accused).toContain(
    'From January 28, 2025 on: being dragged by force, stoning, detention for four hours and a criminal case against her.',
  )
  expect(accused).not.toContain('the loss of a pregnancy')
  // What was said on arriving is no report to the police at home; where she went for safety and was found answers relocation.
  expect(accused).toMatch(/[Ww]hat was reported\. On January 29, 2025 Ms\. Bhatti tried to register the attack\./)
  expect(accused).toContain('on November 9, 2021 is told in the Statement of Facts, and counts here as well')
  expect(accused).toMatch(
    /Another place has been tried\. How it went the account tells: “We stayed in Rabwah[^\n]*two men of the police of Gojra came there/,
  )
})

test('“we” is no couple where the spouse stayed, what many believe is nobody’s own, and a place that is named is not denied', () => {
  const [brother, pharmacist] = ninthAsylum
  if (!brother || !pharmacist) throw new Error('The readings are gone.')
  const accused = measure(pharmacist).text
  expect(accused).toContain('“They asked me to curse the founder of our community.')
  expect(accused).toContain('like all Ahmadis, the declaration that we are non-Muslims')
  expect(accused).not.toMatch(/family’s (?:mosque|women)|couple’s community|Naseer Bhatti are non-Muslims/)
  expect(accused).not.toContain('Nothing in the record names such a place')
  const banished = measure(brother).text
  expect(banished).not.toMatch(/Ms\. Lagos (?:went|crossed)/)
  expect(banished).toContain('“I left on October 11, on foot, by Las Manos? No, by a blind path near Teotecacinte')
  expect(banished).toContain('entered without inspection with his son at Eagle Pass on January 11, 2025')
  expect(banished).toContain('January 13, 2025, and Mr. Mendoza was released on recognizance')
  expect(banished).toContain('He was never in a party')
  expect(banished).toMatch(/driving after two beers\. The test was 0\.05\./)
})
