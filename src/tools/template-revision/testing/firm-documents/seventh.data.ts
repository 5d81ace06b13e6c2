import type { FirmDocument } from './firm-document.ts'

/** A joint sponsor's papers, an answer on a worker's petition, and a letter in Spanish on a hearing. */
export const seventhDocuments: readonly FirmDocument[] = [
  {
    name: 'cover letter for a joint sponsor',
    client: 'she',
    marked: `
@header {Birchwood & Ames, Attorneys at Law} · {Suite 1100, 77 West Wacker Drive, Chicago, IL 60601}
@property I-864 packet {Petrosyan}
@comment {Levon’s} W-2 for {2022} is missing!
{July 8, 2024}
USCIS
{Chicago} Lockbox Facility
Re: Supplemental affidavit of support
Beneficiary: {Anahit Petrosyan} ({A 000-000-547})
Petitioner and husband: {Dale Robert Kowalczyk}
Joint sponsor: {Levon Petrosyan}
Receipt: {MSC2491205573}
To the Officer in charge:
Please find enclosed Form I-864 of a joint sponsor for {Mrs. Petrosyan}, who is the beneficiary of the petition of her husband.
An affidavit of support must show income of at least 125 percent of the poverty guidelines. A joint sponsor must be a citizen or a lawful permanent resident, at least eighteen years of age, and domiciled in the United States. 8 C.F.R. § 213a.2(c)(2)(iii)(C).
‹{Mr. Kowalczyk} was laid off from {the Ford plant} in {February} and now drives {for Uber}.› ‹The joint sponsor is {Mrs. Petrosyan’s} brother, who owns {two bakeries} in {Glendale} and had an income of {$88,140} in {2023}.›
| Person | Relationship | Income |
| {Dale Kowalczyk} | {husband} | {$19,300} |
| {Levon Petrosyan} | {brother} | {$88,140} |
The household of the joint sponsor has {four} persons. The poverty guideline for such a household is {$39,000}, and his income is well above it.
We attach the federal tax return for the latest year, a letter of the employer, and proof of status.
If the officer finds the evidence insufficient, we ask for a request for evidence rather than a denial.
With kind regards,
{Sylvia Ames}
For {Birchwood & Ames}
cc: {Anahit Petrosyan}`,
    answers:
      'Date of this letter: November 20, 2026\nPetitioner: Timur Yusupov\nJoint sponsor: Dilbar Yusupova\nReceipt: IOE0912345678',
    told: 'Her husband Timur Yusupov lost his job at a hotel in May 2026. The joint sponsor Dilbar Yusupova is his sister and earned $61,200 in 2025.',
    facts: [
      'Nilufar Rakhimova',
      'A 000-000-655',
      'Timur Yusupov',
      'Dilbar Yusupova',
      'IOE0912345678',
      'November 20, 2026',
      'lost his job',
      '$61,200',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'answer on a worker’s petition',
    client: 'he',
    marked: `
@footer {Okafor Sandstrom LLP} | Response to RFE | {EAC2390154478}
@box Respond by {March 3, 2025} – {Sandstrom} to sign
@footnote See the letter of {Professor Ingrid Halvorsen}, Exhibit {4}, at {2}.
{February 20, 2025}
U.S. Citizenship and Immigration Services
{Texas} Service Center
{6046 N Belt Line Rd., Irving, TX 75038}
RESPONSE TO REQUEST FOR EVIDENCE
Petitioner: {Bluefin Telemetry, Inc.}
Beneficiary: {Venkatesh RAMANATHAN}
Form: I-129 (H-1B)
Receipt No.: {EAC2390154478}
Dear Officer:
We represent {Bluefin Telemetry, Inc.} (“{Bluefin}”), which petitions to employ {Mr. Venkatesh Ramanathan} as a {Signal Processing Engineer}. This letter answers the request for evidence of {December 9, 2024}.
# 1. The position is a specialty occupation
A specialty occupation requires the theoretical and practical application of a body of highly specialized knowledge and a bachelor’s degree or higher in the specific specialty. INA § 214(i)(1); 8 C.F.R. § 214.2(h)(4)(ii).
‹{Bluefin} makes {sonar buoys} for {the Norwegian coast guard}, and {Mr. Ramanathan} would write the filters that tell {a whale from a hull}.› ‹In {2022} and {2023} {Bluefin} hired {three} engineers for the same work, each with a master’s degree in {electrical engineering}.›
The Occupational Outlook Handbook is one source among several, and the petitioner may show the complexity of the duties by other evidence.
# 2. The beneficiary is qualified
‹{Mr. Ramanathan} has a bachelor’s degree from {Anna University} and a master’s degree from {the University of Rhode Island}, where {he} won {the Bendix prize}.› ‹{He} has worked at {Bluefin} on F-1 practical training since {June 12, 2023}.›
# 3. The petitioner can direct the work
The petitioner hires, pays, and supervises the beneficiary. ‹{Mr. Ramanathan} reports to {Dr. Astrid Lindqvist}, the head of {acoustics}, at {110 Water Street, New London, Connecticut}.›
# 4. Exhibits
| 1 | Organization chart of {Bluefin} |
| 2 | Diploma of {Venkatesh Ramanathan} |
| 4 | Letter of {Professor Ingrid Halvorsen} |
We trust that this answers every question, and we ask that the petition be approved.
Sincerely,
{Ebele Okafor}
{Okafor Sandstrom LLP}
{okafor@okaforsandstrom.example}`,
    answers:
      'Date of this letter: November 20, 2026\nPetitioner: Tallow Creek Freight, LLC\nReceipt No.: IOE0955512345\nRequest for evidence of: September 14, 2026\nEmploy as: Logistics Analyst',
    told: 'Tallow Creek Freight moves medicine for hospitals in Oregon. Mr. Kaboré has a master’s degree in statistics from Portland State University. Mr. Kaboré reports to Janet Wu.',
    facts: [
      'Issouf Rasmané KABORÉ',
      'Tallow Creek Freight',
      'IOE0955512345',
      'September 14, 2026',
      'Logistics Analyst',
      'moves medicine',
      'Portland State University',
      'Janet Wu',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
  {
    name: 'Spanish letter on a hearing',
    client: 'he',
    marked: `
@property carta {Menjívar} audiencia
@header {Centro Legal La Ceiba} – {1900 Fruitvale Avenue, Oakland, California 94601}
{14 de enero de 2025}
{Óscar Armando Menjívar Portillo}
{2266 International Boulevard, Apto. 9}
{Oakland, California 94606}
Asunto: Su audiencia ante la corte de inmigración
Número A: {A 000-000-862}
Estimado {Sr. Menjívar}:
Le escribimos para recordarle que su audiencia individual será el {6 de marzo de 2025 a las 8:30 a.m.} ante la {jueza Annette Bradshaw-Lim}, en la corte de inmigración de {San Francisco}, {100 Montgomery Street, piso 8}.
Qué debe hacer antes de la audiencia
Llegue una hora antes y traiga su pasaporte y esta carta. Si no se presenta, {la jueza} puede ordenar su deportación sin oírlo.
‹Usted nos contó que la pandilla mató a su hermano {Wilfredo} en {Soyapango} y que su esposa, {Marleny}, espera un bebé para {abril}.› ‹Necesitamos la partida de defunción de {Wilfredo} y la carta del pastor {Eliseo Guardado}.›
El intérprete hablará {español}. Si usted prefiere {náhuat}, llámenos esta semana.
Nuestros honorarios
Usted nos debe {$650}. Puede pagar en dos partes.
Si tiene preguntas, llame a {Fabiola Renderos} al {510-555-0166}.
Atentamente,
{Lic. Matías Echeverría-Stone}
{Centro Legal La Ceiba}`,
    answers:
      'Fecha de esta carta: 20 de noviembre de 2026\nAudiencia: 17 de febrero de 2027 a las 9:00 a.m.\nJuez: Leopold F. Anstey\nCorte: Denver, Colorado\nUsted nos debe: $400\nAddress: 77 Larkspur Court, Aurora, Colorado 80012',
    told: 'Usted nos contó que los soldados lo golpearon en Kaya.',
    facts: [
      'Issouf Rasmané Kaboré',
      'A 000-000-772',
      '20 de noviembre de 2026',
      '17 de febrero de 2027',
      'Leopold F. Anstey',
      'Denver',
      '$400',
      '77 Larkspur Court',
      'soldados',
      'Philippa Oyelowo',
      'Oyelowo Law Group',
    ],
  },
]
