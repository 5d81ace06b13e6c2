import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutQuotations } from '#domain/prose/guard.ts'
import { measureWaiver } from '#test/measure-waiver.ts'
import { fourthWaivers } from '#test/waiver-fourth-readings.data.ts'
import { fifthWaivers } from '#test/waiver-fifth-readings.data.ts'
import { sixthWaivers } from '#test/waiver-sixth-readings.data.ts'
import { eighthWaivers } from '#test/waiver-eighth-readings.data.ts'
import { ninthWaivers } from '#test/waiver-ninth-readings.data.ts'
import { seventhWaivers } from '#test/waiver-seventh-readings.data.ts'
import { tenthWaivers } from '#test/waiver-tenth-readings.data.ts'
import { eleventhWaivers } from '#test/waiver-eleventh-readings.data.ts'
import { twelfthWaivers } from '#test/waiver-twelfth-readings.data.ts'
import { thirteenthWaivers } from '#test/waiver-thirteenth-readings.data.ts'
import { waiverExample } from '#test/i601a-cases.ts'

const read = [
  ...fourthWaivers,
  ...fifthWaivers,
  ...sixthWaivers,
  ...seventhWaivers,
  ...eighthWaivers,
  ...ninthWaivers,
  ...tenthWaivers,
  ...eleventhWaivers,
  ...twelfthWaivers,
  ...thirteenthWaivers,
]

const draftOf = (name: string) => {
  const found = read.find((one) => one.name.includes(name))
  if (!found) throw new Error('The case is gone.')
  return measureWaiver(found)
}

test.each(read.map((one) => one.name))('%s: every marked fact stands, nothing twice or pasted', (name) => {
  const { missing, repeated, pasted, namesTwice, straightQuotes } = draftOf(name)
  expect({ missing, repeated, pasted, namesTwice, straightQuotes }).toEqual({
    missing: [],
    repeated: [],
    pasted: [],
    namesTwice: [],
    straightQuotes: 0,
  })
})

test('a meeting that the declaration and an answer tell of is told once, with its page', () => {
  const file = new URL('./examples/documents/declaration-of-dana-whitlock-medina.txt', import.meta.url)
  const title = 'Declaration of Dana Whitlock Medina'
  const declaration = { id: 'd', kind: 'client_document', title, text: readFileSync(file, 'utf8') } as const
  const { text } = measureWaiver({ name: '', base: 'F1_', changes: { sources: [declaration] }, needed: [] })
  expect(text.match(/March 16, 2013/gu)).toHaveLength(1)
  expect(text).toContain('met on March 16, 2013 at a food drive at their parish')
})

test('her brother abroad is the applicant’s, and a child goes by the name', () => {
  const { text } = draftOf('multiple sclerosis')
  expect(text).toMatch(/(?:Barahona Pineda’s|her) brother Elvin was shot in 2018/u)
  expect(text).not.toContain('the woman')
  expect(text).toContain('Paige calls Yesenia ‘mom Yesi.’')
  expect(text).toContain('met on October 7, 2017 at a friend’s barbecue in Dayton. Mr. Tolliver burned the corn')
})

test('sums without a sign are dollars, and a pay by the hour is no income of a month', () => {
  expect(draftOf('multiple sclerosis').text).toContain('would have to pay for child care ($1,240 a month) and an aide')
  const { text } = draftOf('fall from a roof')
  expect(text).toContain('pays $24 an hour. I make $46.80')
  expect(text).not.toMatch(/\d{3,} percent of/)
})

test('what speaks against the applicant stands among the adverse factors, each with its sentence', () => {
  const [, adverse = ''] = draftOf('fall from a roof').text.split('The adverse factors in the case of')
  expect(adverse).toContain('with a Social Security number that was not hers')
  expect(adverse).toContain('a ticket for driving without a license in 2017 (paid $340)')
  expect(draftOf('multiple sclerosis').text).toContain('had a shoplifting ticket in 2015')
})

test('a question that an answer asks is not told, and a paper of several rows is one sentence', () => {
  const { text } = draftOf('fall from a roof')
  expect(text).not.toContain('Who would')
  expect(text).not.toMatch(/Under “INTERNAL REVENUE SERVICE”/)
  expect(text).toContain('rought by mother: 41')
})

test('whom the father calms and drives is the son of the sentence before', () => {
  const { text } = measureWaiver({ name: 'plain', base: waiverExample('F1').id, changes: {}, needed: [] })
  expect(text).not.toMatch(/\b(?:calms|drives) him\b/)
  expect(text).toMatch(/calms Mateo during meltdowns/)
})

test('nobody is given another’s weakness, and a court’s paper is told with the adverse factors', () => {
  const { text } = draftOf('epilepsy')
  expect(text).not.toContain('inability to lift')
  expect(text).toContain('had one DWAI in 2018 in Colonie, pleaded guilty, paid a fine of $500')
  expect(text).toContain('Ms. Guamán would be left with epilepsy and without her husband.')
  expect(text).toContain('The last big one was on August 3, 2026.')
})

test('what is said of one man is not told of another, and a dismissed charge is the charge', () => {
  const { text } = draftOf('Parkinson')
  expect(withoutQuotations(text)).not.toMatch(
    /Tyrese did not speak|Ajú[^.]{0,12} weighs|Ajú off the bathroom floor|Tyrese’s cousin|Daddy/,
  )
  expect(text).toContain('Ms. Pruitt’s father fell eleven times last year that she wrote down. He weighs 196 pounds')
  expect(text).toContain('Mr. Ajú has raised Tyrese since he was 5.')
  expect(text).not.toContain('diagnosed in 2019, under')
  expect(text).toMatch(
    /arrested in September 2017 for simple battery \(fight with a roommate\), and the charge was dismissed/,
  )
})

test('the introduction leads with illness and care, and not with a language or a rent', () => {
  const { text } = draftOf('Crohn')
  expect(text).toContain(
    'Ms. Lindqvist would have to live with Crohn’s disease and infusions every eight weeks, care for Isaac',
  )
  expect(text).not.toContain('Crohns disease (Ex.')
  expect(text).toContain('would be left with Crohn’s disease, diagnosed in 2009')
  expect(draftOf('Parkinson').text).toMatch(/Ms\. Pruitt would have to live with (?:panic attacks|panic disorder)/u)
  // What her son suffers is no condition of hers.
  expect(draftOf('Parkinson').text).toContain(
    'Ms. Pruitt’s panic disorder, her major depressive disorder and her posttraumatic stress disorder are such conditions',
  )
})

test('what a witness says of himself alone is no evidence, and an offense noted without a verb is a sentence', () => {
  const { text } = draftOf('Crohn')
  expect(text).not.toContain('no saint')
  expect(withoutQuotations(draftOf('Parkinson').text)).not.toContain('proud of it')
  expect(text).toContain('knew about the DWI and gave Mr. Quishpe Lema a second chance')
  expect(text).toContain('had a DWI in June 2015, pleaded guilty and completed one year of probation in June 2016')
  expect(text).toContain('There are no other arrests.')
})

test('what a record notes without a subject is told of its patient, and never under the name at the head of the paper', () => {
  const { text } = draftOf('Crohn')
  expect(text).toContain('Ingrid lives with her daughter and son-in-law. Ingrid fell four times')
  expect(text).toMatch(/“Heart failure, ejection fraction 25 percent, diagnosed 2021/u)
  expect(draftOf('Parkinson').text).toMatch(/(?:Mr\.|Clarence) Pruitt lives with his daughter and son-in-law\./u)
  for (const name of ['Crohn', 'Parkinson'])
    expect(draftOf(name).text).not.toMatch(/Under “(?:LINDQVIST|PRUITT|State v)/u)
})

test('bare scores of tests are the examined person’s, and disorders stand in small letters', () => {
  expect(draftOf('Crohn').text).toContain('Ms. Lindqvist scored 18 on the PHQ-9 and 16 on the GAD-7')
  const { text } = draftOf('Parkinson')
  expect(text).toContain('scored 17 on the PHQ-9, 19 on the GAD-7 and 41 on the PCL-5')
  expect(text).toMatch(/panic disorder \(F41\.0\); (?:and )?major depressive disorder, recurrent/u)
})

test('notes of a relative, of a place and of “both” are sentences', () => {
  const { text } = draftOf('Crohn')
  expect(text).toContain('Ingrid Lindqvist, 70, is her mother and a United States citizen.')
  expect(text).toContain('There is no gastroenterologist there.')
  expect(text).toContain('drives Ms. Lindqvist and her mother to every appointment')
  expect(text).not.toContain('Crohns')
  expect(draftOf('Parkinson').text).toContain('is a Vietnam veteran (Army 1970-72) and has been a widower since 2019')
})

test('a husband whose wife the papers call by his surname is he, and each of two women has her own name', () => {
  const { text } = draftOf('Alzheimer')
  expect(text).toContain('Here that is Mr. Montoya, the applicant’s husband')
  expect(text).toContain('Ms. Cárdenas Ibarra practices the Wilson cards with Gael')
  expect(text).toMatch(/In April (?:Ms\. Ibarra|she) got out at 3 in the morning/u)
  expect(text).toContain('Ms. Ibarra gets $890 in Social Security a month.')
  expect(text).toMatch(/(?:Ms\. Ibarra’s|Her) son Rubén(?: Cárdenas Ibarra)? is in Texas/u)
  expect(text).toContain('He tried in June 2024 for nine days. Ms. Ibarra did not know him')
  expect(text).not.toMatch(/Ms\. (?:Soto|Montoya)|Mr\. Rubio|Gael drives|his wife’s wife/u)
})

test('a court’s paper stands whole among the adverse factors, and no feeling of a witness', () => {
  const [, adverse = ''] = draftOf('Alzheimer').text.split('The adverse factors in the case of')
  expect(adverse).toMatch(/Charge: Retail theft under \$300, Class A misdemeanor\.\nDisposition: Court supervision/iu)
  expect(adverse).toContain('Supervision terminated satisfactorily and case dismissed January 14, 2021')
  expect(adverse).toContain(
    'arrested in November 2019 for retail theft (a $38 coat for Abril), completed 12 months of supervision, and the charge was dismissed',
  )
  expect(adverse).toContain('a ticket in 2016 for driving without a license')
  expect(draftOf('Alzheimer').text).not.toContain('ashamed')
})

test('conditions abroad are told of the relative who would move, and a condition for a license is nothing adverse', () => {
  const { text } = draftOf('Alzheimer')
  expect(text).toContain('For Michoacán state the advisory reads: “Do not travel due to crime and kidnapping”')
  expect(text).toContain('lets a driver on insulin keep his license only with well-controlled blood sugar')
  expect(text.split('Elvira Ibarra Soto would have to leave')[0]).not.toContain('on the other side')
  expect(text).toContain('Abril, 13, is on the honor roll and has had anxiety since')
})

test('a wedding is told once, with its place, and how they met in the words of one source', () => {
  expect(draftOf('Parkinson').text.match(/August 11, 2018/gu)).toHaveLength(1)
  expect(draftOf('Parkinson').text).toContain('on August 11, 2018 in Macon, Bibb County.')
  expect(draftOf('multiple sclerosis').text.match(/June 15, 2019/gu)).toHaveLength(1)
  expect(draftOf('Alzheimer').text).not.toContain('DJ’s cousin')
  // Who drives a truck all week is kept at home by nothing.
  expect(draftOf('Alzheimer').text).not.toContain('at home.')
  expect(draftOf('Parkinson').text).toContain('The employer wants Mr. Ajú back')
})

test('a nurse of a dialysis unit needs no dialysis, and what a child suffers is the child’s', () => {
  const { text } = draftOf('one kidney')
  expect(text).not.toMatch(/need for dialysis|care of this kind and|had had/u)
  expect(text).toContain('Ms. Kealoha would have to live with hypertension and stage 3 kidney disease')
  const [, care = ''] = text.split('cannot alone give Nathan the care that two adults now share')
  expect(care).toContain('In February 2025 Nathan turned gray at the dinner table.')
  expect(care).toContain('Nathan has tetralogy of Fallot, repaired on September 30, 2020')
  expect(care).toContain('Kimo Kealoha, 71, is Ms. Kealoha’s father.')
  expect(text).toContain('student loans, $640')
})

test('diagnoses with their codes are findings, and what a sailor did is told with the adverse', () => {
  const { text } = draftOf('one kidney')
  expect(text).toContain('generalized anxiety disorder (F41.1); and posttraumatic stress disorder (F43.10), related to')
  expect(text).toContain('She was advised to avoid night work')
  const [, adverse = ''] = text.split('The adverse factor in the case of')
  expect(adverse).toContain('came as crew, jumped ship and stayed')
  expect(text).toContain('Mr. Macaraeg has never been arrested.')
})

test('a household’s budget is told line by line, and its shares are computed', () => {
  const { text } = draftOf('paramedic')
  expect(text).toContain('Mr. Téllez Mairena’s net pay, $5,250; Ms. Maddox’s workers’ compensation, $2,180')
  expect(text).toContain('What would be added: COBRA if plan ends, $2,236')
  expect(text).toContain('is about 71 percent of the $7,430 that the two bring home')
  expect(text).not.toContain('Monthly budget (Colleen')
})

test('a diagnosis in a form is the clinician’s finding, and no line of it is told as speech', () => {
  const { text } = draftOf('paramedic')
  expect(text).toContain(
    'Dr. Sobczak’s diagnoses of Ms. Maddox are posttraumatic stress disorder, with dissociative symptoms (F43.10); and major depressive disorder',
  )
  expect(text).not.toMatch(/“F43\.10|Examinee: |“Signed October/u)
  expect(draftOf('band teacher').text).toContain(
    'Mr. Whitby would be left with schizoaffective disorder and without his wife.',
  )
})

test('a number that was made up stands with the adverse factors, and a sign is no verb', () => {
  const { text } = draftOf('paramedic')
  expect(text.split('The adverse factors in the case of')[1]).toContain('made up Social Security number')
  expect(text).toContain('Nicaragua takes property of people who leave.')
  expect(text).not.toContain('Korean')
})

test('a paragraph that telling would tear stands whole, and no voice goes on behind nothing of its own', () => {
  const { text } = draftOf('dairy farmer')
  expect(text).toContain('I could not lift her out of the crib. Hilario put a step stool there')
  expect(text).toContain('He demonstrated these correctly')
  expect(withoutQuotations(text)).not.toMatch(/promised him|Dad does/)
  for (const name of ['dairy farmer', 'Hmong refugee', 'paramedic', 'band teacher'])
    for (const line of draftOf(name).text.split('\n'))
      expect(line).not.toMatch(/^\S+(?: \S+)? (?:goes on|adds):[^”]*$/u)
})

test('a clinician’s judgment is the clinician’s, and what he says of a move stands with the move', () => {
  const { text } = draftOf('dairy farmer')
  expect(text).toMatch(/Dr\. Tomasek (?:writes|adds|goes on): “Pain and depression feed each other/u)
  expect(text).toMatch(/Dr\. Paulsen (?:writes|adds|goes on): “Ms\. Brandvold should not do dairy labor/u)
  const [, move = ''] = text.split('would have to leave this country for Mexico')
  expect(move).toContain('Were she to relocate')
  expect(text).not.toContain('diagnosed in 2019')
})

test('what speaks against the applicant is told with the adverse, and the whole is weighed by its grounds', () => {
  const { text } = draftOf('Hmong refugee')
  const [, adverse = ''] = text.split('The adverse factors in the case of')
  expect(adverse).toContain('owe FTB $1,140')
  expect(adverse).toContain('cousin’s social')
  const [, together = ''] = text.split('The factors are to be weighed in the aggregate.')
  expect(together).toMatch(/the care of Pa Nhia[^.]{0,80}, which would rest on (?:Mr\. Vang|him) alone/)
  expect(together).toContain('To stay is to lose')
  expect(text).not.toMatch(/If Pa Nhia goes|the hepatitis \(Ex/u)
})

test('a long account of what she does is no wedding, and what he tells of his own eyes is of nobody else', () => {
  const { text } = draftOf('deaf printer')
  const [facts = '', argument = ''] = text.split('Hardship on separation suffices')
  expect(facts).not.toMatch(/ink cans|Given in American Sign Language/)
  expect(argument).toContain('She taps his shoulder once for step up')
  expect(text.split('Hardship to relatives who do not qualify')[1]).not.toContain('paper towel tubes')
  expect(text).not.toContain('“7/15, 7/29')
})
