import type { PublicTemplate } from './public-templates.data.ts'

/**
 * Templates as clinics, courts and agencies put them on their pages: no styles, captions in tables, headings by capitals,
 * size, underlining or typed numbers, empty lines, contents typed by hand. More looks: `K` capitals by formatting, `M`
 * in the middle, `Z` in a large face, `V` bold and underlined, `E` in a list of Roman numbers, `S` over two lines of one
 * paragraph at `|`, `W` a caption and after `|` its prose on the next line of the same paragraph, `T` a row of a table,
 * `X` a table of one bold cell, `O` an empty line, `P` plain where
 * the text itself begins like a look.
 */
export const messyTemplates: readonly PublicTemplate[] = [
  {
    name: 'a clinic’s motion to reopen without a look',
    text: `
[NAME OF RESPONDENT]
[STREET ADDRESS]
[CITY, STATE, ZIP]
Respondent, pro se
O
M UNITED STATES DEPARTMENT OF JUSTICE
M EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
M IMMIGRATION COURT
M [CITY, STATE]
O
T In the Matter of: | File No. A [A-NUMBER]
T [NAME OF RESPONDENT] | In removal proceedings
O
M* RESPONDENT’S MOTION TO REOPEN
O
P I am the respondent in this case, and I ask the Court to reopen it for the reasons that I give here.
* 1. The order
The Court ordered me removed on [DATE] because I was not at my hearing.
* 2. Why I was not there
[Explain here in your own words why you did not come, and name the papers that show it.]
* 3. What I ask for
P I ask that the Court reopen my case, stop my removal and set a new hearing.
O
____________________          ____________
Signature                     Date
M* PROOF OF SERVICE
I, [NAME], sent a copy of this motion to the Office of the Principal Legal Advisor at [ADDRESS] on [DATE].
____________________`,
  },
  {
    name: 'a guide to a declaration with questions in italics',
    text: `
C* DECLARATION OF [NAME]
I, [NAME], hereby declare under penalty of perjury that the following is true and correct:
V* Introduction
N My name is [NAME], and I was born on [DATE OF BIRTH] in [CITY AND COUNTRY].
N I make this declaration in support of my application for asylum.
V* My life before the problems began
N [Describe your family, your work and your home.]
N [Describe your beliefs, and how other people knew of them.]
V* What happened to me
N [Describe each event in the order of time, with who was there.]
V* Why I did not go to the police
N [Describe what you asked for and what you were told.]
V* Why I am afraid to go back
N [Describe who would harm you, and how you know it.]
P I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct.
____________________
[NAME]
C* CERTIFICATE OF TRANSLATION
I, [TRANSLATOR], certify that I am competent in English and [LANGUAGE], and that I read this to the declarant.
____________________`,
  },
  {
    name: 'a letter on prosecutorial discretion with underlined captions',
    text: `
B [LEGAL AID ORGANIZATION]
[ADDRESS]
O
[DATE]
O
Office of the Principal Legal Advisor
[FIELD OFFICE]
Via e-mail
O
U Re: Request for Prosecutorial Discretion, [CLIENT], A[NUMBER]
O
Dear Counsel:
O
P I represent [CLIENT], and I ask that your office agree to dismiss these proceedings for the reasons below.
O
U* Procedural History
The Notice to Appear was issued on [DATE], and the individual hearing is set for [DATE].
O
U* Positive Equities
[CLIENT] has lived here for [NUMBER] years and has [NUMBER] children who are citizens of the United States.
O
U* Absence of Negative Factors
[CLIENT] has never been arrested, and the background checks are enclosed with this letter.
O
U* Humanitarian Considerations
[Describe health, age, dependents and whatever else calls for discretion.]
O
U* Requested Action
P I ask that the Department join a motion to dismiss or, in the alternative, agree to close the case.
O
Thank you for looking at this request.
O
Sincerely,
O
[ATTORNEY]`,
  },
  {
    name: 'a psychological evaluation with captions that end with a colon',
    text: `
C PSYCHOLOGICAL EVALUATION
C CONFIDENTIAL
T Name: | [CLIENT]
T Date of birth: | [DATE]
T Date of evaluation: | [DATE]
T Evaluator: | [NAME, DEGREE]
B* Reason for Referral:
[CLIENT] was referred by [ATTORNEY] for an evaluation of the hardship that the family would suffer.
B* Sources of Information:
Clinical interview of [HOURS] hours; records of [PROVIDER]; the tests that are named below.
B* Background and History:
[CLIENT] is the [ORDER] of [NUMBER] children, and describes a childhood that was [DESCRIPTION].
B* Mental Status Examination:
[CLIENT] was oriented to person, place and time, and the speech was clear and coherent.
B* Test Results:
T Instrument | Score | Range
T PHQ-9 | [SCORE] | [RANGE]
T PCL-5 | [SCORE] | [RANGE]
The scores agree with what was seen in the interview, and nothing points to exaggeration.
B* Diagnostic Impressions:
The findings meet the criteria for [DIAGNOSIS], which began after the events that are told above.
B* Summary and Recommendations:
In my opinion separation would make the condition worse, and treatment should go on without a break.
O
____________________
[NAME], Licensed Psychologist`,
  },
  {
    name: 'a petition for habeas corpus with counts over two lines',
    text: `
C UNITED STATES DISTRICT COURT
C FOR THE [DISTRICT]
T [PETITIONER], Petitioner, | Case No. [NUMBER]
T v. | PETITION FOR WRIT OF HABEAS CORPUS
T [WARDEN], Warden; [SECRETARY], Respondents. | 28 U.S.C. § 2241
C* INTRODUCTION
1. Petitioner has been held for [NUMBER] months without a hearing before a neutral judge.
2. Petitioner asks this Court to order a hearing or release.
C* JURISDICTION
3. This Court has jurisdiction under 28 U.S.C. §§ 1331 and 2241 and the Suspension Clause.
C* VENUE
4. Venue is proper because Petitioner is held in this district.
C* PARTIES
5. Petitioner is a noncitizen who is held at [FACILITY].
6. Respondent [WARDEN] is the immediate custodian of Petitioner.
C* STATEMENT OF FACTS
7. Petitioner came to the United States in [YEAR] and was taken into custody on [DATE].
C* CLAIMS FOR RELIEF
S* COUNT ONE|Violation of the Due Process Clause of the Fifth Amendment
8. Petitioner repeats the paragraphs above. Detention without a hearing for so long denies due process of law.
S* COUNT TWO|Violation of the Immigration and Nationality Act
9. Petitioner repeats the paragraphs above. The statute does not allow detention without limit.
C* PRAYER FOR RELIEF
Wherefore, Petitioner asks that the Court grant the writ, order a hearing, and award costs.
Dated: [DATE]
Respectfully submitted,
____________________
C* VERIFICATION
P I represent Petitioner, and I declare that the statements in this petition are true to the best of my knowledge.
____________________`,
  },
  {
    name: 'a retainer of a bar association in capitals by formatting',
    text: `
K* LEGAL SERVICES AGREEMENT
This agreement is made between [ATTORNEY] (“we”) and [CLIENT] (“you”) on the date that stands below.
K* what we will do
We will represent you in [MATTER] before [AGENCY], and we will tell you what happens in your case.
K* what we will not do
We will not represent you in any other matter unless we both sign another agreement about it.
K* what you will pay
You will pay [FEE]. The fee is earned as follows: [STAGES].
K* how this agreement ends
Either of us may end this agreement in writing. We will give you your file within [DAYS] days.
K* if we disagree
You may ask the bar of this state to arbitrate a dispute about our fee.
O
Signed: ____________________ (client)
Signed: ____________________ (attorney)`,
  },
  {
    name: 'a bond packet with contents typed by hand',
    text: `
C MOTION FOR BOND REDETERMINATION
C TABLE OF CONTENTS
Introduction........................1
Facts...............................2
Argument............................3
Conclusion..........................6
Z* Introduction
Respondent asks for a bond hearing under 8 C.F.R. § 1003.19 and for release on a reasonable bond.
Z* Facts
Respondent is [AGE] years old and has lived in [CITY] since [YEAR] with [FAMILY].
Z* Argument
B* Respondent is eligible for bond
Respondent is held under INA § 236(a), and none of the grounds of subsection (c) applies.
B* Respondent is not dangerous
Respondent has no convictions, or those that there are lie long back and are minor.
B* Respondent will come to court
Respondent has a fixed address and a sponsor who will bring Respondent to each hearing.
Z* Conclusion
Respondent asks for a bond of [AMOUNT] or for release on recognizance.
O
Respectfully submitted,
____________________
[RESPONDENT]`,
  },
  {
    name: 'a request for a fee waiver with a caption in each cell',
    text: `
[DATE]
USCIS
Re: Request for Fee Waiver, Form I-912
Dear Officer:
W* Who is asking|[CLIENT] applies for a waiver of the fee for Form [NUMBER] and lives with [NUMBER] persons.
W* Income of the household|The household has an income of [AMOUNT] a year, which is less than what the guidelines say.
W* Benefits received|[CLIENT] receives [BENEFIT] from [AGENCY], and a letter of that agency is enclosed.
W* Hardship|[Describe medical bills, loss of work or whatever else keeps the client from paying.]
Thank you for your help.
Sincerely,
____________________`,
  },
  {
    name: 'an appellate brief with roman points in capitals',
    text: `
M No. [NUMBER]
M UNITED STATES COURT OF APPEALS
M FOR THE [CIRCUIT] CIRCUIT
M [PETITIONER], Petitioner,
M v.
M ATTORNEY GENERAL, Respondent.
M BRIEF FOR PETITIONER
C* CORPORATE DISCLOSURE STATEMENT
No disclosure is required because Petitioner is a natural person.
C* JURISDICTIONAL STATEMENT
This Court has jurisdiction under 8 U.S.C. § 1252, and the petition was filed within thirty days.
C* ISSUES PRESENTED
1. Whether the Board applied the wrong standard when it reviewed the findings of the judge.
2. Whether substantial evidence supports the finding that relocation is reasonable.
C* STATEMENT OF THE CASE
Petitioner applied for asylum on [DATE]. The judge granted the application, and the Board reversed.
C* SUMMARY OF ARGUMENT
The Board may not find facts of its own, and it did so here on the point that decided the case.
C* ARGUMENT
B* I. THE BOARD REVIEWED FACTUAL FINDINGS DE NOVO
The regulation limits the Board to clear error, and the decision does not name that standard at all.
B* A. The regulation
Under 8 C.F.R. § 1003.1(d)(3)(i) the Board does not engage in de novo review of findings of fact.
B* B. What the Board did
The Board weighed the testimony again and came to another view of it than the judge.
B* II. RELOCATION IS NOT REASONABLE
The burden is on the Department where past persecution has been shown.
C* CONCLUSION
The petition should be granted and the decision vacated.
Respectfully submitted,
____________________
C* CERTIFICATE OF COMPLIANCE
This brief has [NUMBER] words and is set in a face of fourteen points.
C* CERTIFICATE OF SERVICE
P I filed this brief through the electronic system of the Court on [DATE].
____________________`,
  },
  {
    name: 'an intake memorandum with banners',
    text: `
C INTAKE MEMORANDUM
T Client: | [CLIENT]
T Date: | [DATE]
X* FAMILY AND HOME
The client lives at [ADDRESS] with [FAMILY], and has lived there since [DATE].
X* IMMIGRATION HISTORY
The client entered on [DATE] at [PLACE] and was or was not inspected by an officer.
X* CRIMINAL HISTORY
The client says that there were [NUMBER] arrests, and the papers for them are or are not in the file.
X* POSSIBLE RELIEF
Look at each of these and say why it may or may not be open: asylum, cancellation, adjustment, U and T status.
X* NEXT STEPS
Ask for the file under FOIA, order the fingerprints, and set the next appointment within two weeks.`,
  },
  {
    name: 'a cover letter with a list of evidence in letters',
    text: `
[DATE]
O
U.S. Citizenship and Immigration Services
Vermont Service Center
O
B RE: Form I-918, Petition for U Nonimmigrant Status
B Petitioner: [CLIENT]
O
Dear Officer:
O
Enclosed please find the petition of [CLIENT], with the evidence that is described under each requirement below.
O
B* A. Victim of a Qualifying Criminal Activity
[CLIENT] was the victim of [CRIME], which is one of the activities that the statute lists.
B* B. Substantial Physical or Mental Abuse
[CLIENT] suffered [INJURY] and has been in treatment with [PROVIDER] since [DATE].
B* C. Information about the Criminal Activity
[CLIENT] knows who did it, where and when, and told the police on [DATE].
B* D. Helpfulness
The certification on Form I-918B, signed on [DATE], says that [CLIENT] has been helpful.
B* E. Violation of the Laws of the United States
The crime took place in [CITY], [STATE], and is punished by [STATUTE].
B* F. Waiver of Inadmissibility
[CLIENT] asks on Form I-192 that the ground of [GROUND] be waived in the public interest.
O
Please call me with any questions.
O
Very truly yours,
____________________
O
B* Enclosures
Form I-918
Form I-918B
Form I-192`,
  },
  {
    name: 'a complaint for mandamus with italics under bold',
    text: `
C UNITED STATES DISTRICT COURT
C [DISTRICT]
T [PLAINTIFF] | )
T Plaintiff, | ) Civil Action No.
T v. | )
T [DIRECTOR], Director, USCIS | )
T Defendant. | )
V* COMPLAINT FOR WRIT OF MANDAMUS
COMES NOW the Plaintiff, by and through counsel, and states the following in support of this complaint:
V* PARTIES
N Plaintiff is a resident of [COUNTY] and filed Form [NUMBER] on [DATE].
N Defendant is the director of the agency and is sued in that capacity alone.
V* JURISDICTION AND VENUE
N This Court has jurisdiction under 28 U.S.C. §§ 1331 and 1361.
V* FACTS
N The application has been pending for [NUMBER] months without a decision.
N Plaintiff has asked about it [NUMBER] times and has had no answer but a form.
V* CAUSES OF ACTION
I* First Cause of Action: Mandamus
N The agency owes Plaintiff a decision, and no other remedy is adequate.
I* Second Cause of Action: Administrative Procedure Act
N The delay is unreasonable under 5 U.S.C. § 706(1).
V* RELIEF REQUESTED
N Plaintiff asks that the Court order a decision within thirty days and award fees.
Dated this ____ day of ____________
____________________`,
  },
  {
    name: 'a bilingual release',
    text: `
C RELEASE OF INFORMATION / AUTORIZACIÓN
B* Who may release / Quién puede dar información
P I allow [PROVIDER] to give the papers that are named below to [ORGANIZATION].
B* What may be released / Qué información
All medical records from [DATE] to [DATE], with the results of tests and the notes of treatment.
B* How long / Por cuánto tiempo
This release ends one year after I sign it, or when I take it back in writing.
B* My rights / Mis derechos
P I know that I do not have to sign and that my care does not depend on it.
____________________
Signature / Firma`,
  },
  {
    name: 'an expert’s declaration in decimal numbers',
    text: `
C* DECLARATION OF [EXPERT] ON CONDITIONS IN [COUNTRY]
I, [EXPERT], declare as follows on the basis of my research and of the materials that I was given.
B* 1. Qualifications
1.1 I am a professor of [FIELD] at [UNIVERSITY] and have written [NUMBER] articles on [COUNTRY].
1.2 I have testified in [NUMBER] cases before the immigration courts.
B* 2. Materials Reviewed
2.1 I have read the declaration of [CLIENT] and the reports that are listed in the annex.
B* 3. Summary of Opinions
3.1 In my opinion the account of [CLIENT] agrees with what is known of [COUNTRY].
B* 4. Country Conditions
B* 4.1 The Political Situation
Since [YEAR] the government has closed newspapers and has arrested those who spoke against it.
B* 4.2 Treatment of [GROUP]
Members of [GROUP] are beaten, detained and in some places killed, and nobody is punished for it.
B* 4.3 Availability of State Protection
The police do not take reports of such crimes, and those who complain are often harmed again.
B* 5. Risk on Return
5.1 In my opinion [CLIENT] would be found within weeks, wherever in the country [CLIENT] lived.
P I declare under penalty of perjury that the foregoing is true and correct.
____________________`,
  },
  {
    name: 'a motion of a state court for findings',
    text: `
STATE OF [STATE]
[COUNTY] COUNTY FAMILY COURT
T IN THE INTEREST OF | Case No. ________
T [MINOR], a minor child | Date of birth: ________
C* MOTION FOR SPECIAL IMMIGRANT JUVENILE FINDINGS
Movant asks the Court to make the findings that 8 U.S.C. § 1101(a)(27)(J) calls for, and says:
* STATEMENT OF FACTS
The child was born in [COUNTRY] and came to live with [CUSTODIAN] in [YEAR].
The father has not been seen since [YEAR] and has never sent support.
* AUTHORITY OF THE COURT
This Court decides on custody of minors and so is a juvenile court under 8 C.F.R. § 204.11.
* REQUESTED FINDINGS
* a. Dependency or Custody
The child should be placed in the custody of [CUSTODIAN].
* b. Reunification
Reunification with [PARENT] is not viable because of abandonment.
* c. Best Interest
It is not in the best interest of the child to be returned to [COUNTRY].
* CONCLUSION
Movant asks that the Court enter the proposed order that is attached to this motion.
____________________
Attorney for Movant
C* [PROPOSED] ORDER
The Court, having heard the motion, finds and orders as follows: ________`,
  },
  {
    name: 'a notice of withdrawal of counsel',
    text: `
[ATTORNEY]
EOIR ID [NUMBER]
C NOT DETAINED
M UNITED STATES DEPARTMENT OF JUSTICE
M IMMIGRATION COURT
M [CITY]
In the Matter of [CLIENT]
A[NUMBER]
C* MOTION TO WITHDRAW AS COUNSEL
Undersigned counsel moves under 8 C.F.R. § 1003.17(b) to withdraw from this case.
E* Reasons for the Motion
The client has not answered the letters of counsel since [DATE], and the relationship cannot go on.
E* Last Known Address
The last address that counsel has for the client is [ADDRESS].
E* Notice to the Client
Counsel told the client on [DATE] of this motion, of the next hearing and of what follows if the client is absent.
E* Conclusion
Counsel asks that the motion be granted without a hearing.
Respectfully submitted,
____________________
C* CERTIFICATE OF SERVICE
On [DATE] I served this motion on the client by mail and on the Department through ECAS.
____________________`,
  },
  {
    name: 'a request for humanitarian parole with bullets',
    text: `
[DATE]
USCIS
Attn: Humanitarian Affairs Branch
Dear Officer:
B SUBJECT: REQUEST FOR PAROLE OF [BENEFICIARY]
P I am the sponsor of [BENEFICIARY], and I ask that parole be given for urgent reasons.
B* URGENT HUMANITARIAN REASONS
• [BENEFICIARY] is in danger because [REASON], and nobody there can give protection.
• Medical care of the kind that is needed cannot be had in [COUNTRY].
B* SIGNIFICANT PUBLIC BENEFIT
• [BENEFICIARY] worked for [ORGANIZATION] and helped the United States in [MANNER].
B* FINANCIAL SUPPORT
• I earn [AMOUNT] a year and will pay for food, home and care.
B* DEPARTURE
• [BENEFICIARY] will leave when parole ends or will apply for another status.
Sincerely,
[SPONSOR]`,
  },
  {
    name: 'a legal memorandum of a school with questions',
    text: `
B MEMORANDUM
B TO:  Supervising Attorney
B FROM:  Student Attorney
B DATE:  [DATE]
B RE:  [CLIENT] – Cancellation of Removal
O
B* QUESTIONS PRESENTED
I. Has [CLIENT] been physically present for ten years although the Notice to Appear had no time on it?
II. Do the needs of the child meet the standard of exceptional and extremely unusual hardship?
O
B* BRIEF ANSWERS
I. Yes. A notice without a time and place does not stop the clock.
II. Probably. The child is in special education and sees a therapist every week.
O
B* STATEMENT OF FACTS
[CLIENT] came in [YEAR] and has three children, one of whom has been found to have [CONDITION].
O
B* DISCUSSION
I* 1.  Physical presence
The statute counts ten years back from the application and ends the count with a notice to appear.
I* 2.  Hardship
The standard asks for hardship that is substantially beyond what is ordinary when a parent leaves.
I* 3.  Moral character and discretion
Nothing in the record stands against a finding of good moral character in the last ten years.
O
B* CONCLUSION
[CLIENT] is likely eligible, and the application should be filed with the records of the school.`,
  },
  {
    name: 'a stipulation with clauses',
    text: `
C UNITED STATES DEPARTMENT OF JUSTICE
C EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
C IMMIGRATION COURT
C [CITY]
In the Matter of: [RESPONDENT]
A-Number: [NUMBER]
C* JOINT STIPULATION
The parties, through their counsel, stipulate to the following and ask the Court to accept it:
U* I. Pleadings
Respondent admits the allegations and concedes the charge in the Notice to Appear.
U* II. Relief
Respondent is eligible for [RELIEF], and the Department does not contest the facts in support.
U* III. Evidence
The parties agree that Exhibits [LETTERS] are admitted without more foundation.
U* IV. Testimony
Respondent will give short testimony, and no other witnesses will be called by either side.
U* V. Appeal
Both parties waive appeal if the Court grants the relief that is named above.
SO STIPULATED:
____________________          ____________________
Counsel for Respondent        Counsel for DHS`,
  },
  {
    name: 'a support letter with hints in brackets',
    text: `
[Your letterhead]
[Date]
[To Whom It May Concern / Dear Immigration Judge:]
B* [1. Introduce yourself]
My name is [NAME]. I am a citizen of the United States and work as [JOB] at [PLACE].
B* [2. Say how you know the person]
P I have known [CLIENT] since [YEAR], when we met at [PLACE] and became friends.
B* [3. Give examples of character]
P I know [CLIENT] as a person who [QUALITY]. For example, [STORY].
B* [4. Say what would happen if the person had to leave]
If [CLIENT] had to leave, I and the whole community would lose [WHAT].
B* [5. Close]
Please give [CLIENT] the chance to stay. You may call me at [TELEPHONE].
Sincerely,
[Sign here]`,
  },
  {
    name: 'a brief on a particular social group with sentences as headings',
    text: `
M IMMIGRATION COURT
M [CITY, STATE]
In the Matter of: [CLIENT]
A [NUMBER]
M BRIEF ON NEXUS AND PARTICULAR SOCIAL GROUP
B* INTRODUCTION
This brief shows that the group that Respondent proposes is cognizable and that the harm was on account of it.
B* FACTUAL BACKGROUND
Respondent is a member of [GROUP] and was harmed by [PERSECUTOR] on [DATES], as the declaration says.
B* LEGAL ARGUMENT
V* I. The proposed group meets each requirement of Matter of M-E-V-G-.
The Board asks for a common immutable characteristic, particularity and social distinction.
V* A. Members share a characteristic that they cannot change or should not have to change.
A past experience, a family tie or a trait of birth cannot be undone by any act of the person.
V* B. The group is defined with particularity.
The words of the group have commonly accepted definitions in the society of which it is a part.
V* C. The society in question perceives the group as a group.
Laws, reports and the words of officials show that people there see its members as a group.
V* II. Membership was at least one central reason for the harm.
The persecutor said so, harmed others of the same group and left those outside of it alone.
B* CONCLUSION
The Court should find that the group is cognizable and that Respondent was harmed on account of it.
Respectfully submitted,
____________________`,
  },
  {
    name: 'a form of affidavit with a table of children',
    text: `
C* AFFIDAVIT OF [AFFIANT]
STATE OF [STATE]
COUNTY OF [COUNTY]
I, [AFFIANT], being duly sworn, say:
U* Marriage
P I married [SPOUSE] on [DATE] in [CITY], and we have lived together since that day.
U* Children
We have the children whose names and dates of birth stand in this table.
T Name | Date of birth | Lives with
T [CHILD] | [DATE] | [PERSON]
U* Home and money
We rent our home together, and both of our names stand on the account at [BANK].
U* Why we want to stay together
P I depend on [SPOUSE] for [REASONS], and our children would suffer if the family were separated.
____________________
Sworn to before me on ____________
____________________
Notary Public`,
  },
  {
    name: 'a motion for continuance in underlined capitals',
    text: `
M UNITED STATES DEPARTMENT OF JUSTICE
M IMMIGRATION COURT
M [CITY]
In the Matter of: [NAME]
A-Number: [NUMBER]
U* MOTION FOR CONTINUANCE
NOW COMES the Respondent and moves for a continuance of the hearing on the grounds that follow.
U* PROCEDURAL BACKGROUND
Respondent was served with a Notice to Appear on [DATE], and the first hearing took place on [DATE].
U* GOOD CAUSE
Counsel was retained on [DATE] and needs time to review the file of the case.
U* PRAYER
Wherefore Respondent asks for a continuance of at least [NUMBER] days.
Respectfully,
____________________`,
  },
  {
    name: 'letter template with dashes',
    text: `
[LETTERHEAD]
[DATE]
National Benefits Center
Dear Officer,
P I write to ask that the application of [CLIENT] be expedited for the reasons that I set out here.
B* Severe financial loss –
The employer of [CLIENT] will end the job on [DATE] if no work permit has come by then.
B* Emergency –
[CLIENT] has a surgery on [DATE] that the insurance of the employer would pay for.
B* Request –
Please decide within thirty days and tell this office by e-mail when it is done.
Sincerely,
[NAME]`,
  },
  {
    name: 'court form with lettered parts',
    text: `
C SUPERIOR COURT OF [STATE], COUNTY OF [COUNTY]
T PETITIONER: | CASE NUMBER:
T MINOR: | HEARING DATE:
C* PETITION FOR FINDINGS
Petitioner asks this Court to make the findings that are set out in this petition.
B* PART A: THE CHILD
1. The child was born on [DATE] in [PLACE] and is not married.
2. The child lives with [NAME] at [ADDRESS].
B* PART B: THE PARENTS
3. The mother is [NAME], whose address is [ADDRESS].
4. The father is [NAME], whose address is not known.
B* PART C: FINDINGS REQUESTED
5. The child should be placed in the custody of [NAME].
B* PART D: VERIFICATION
I declare under penalty of perjury that all of this is true.
____________________`,
  },
  {
    name: 'brief with italic numbered points',
    text: `
C BRIEF IN SUPPORT OF WITHHOLDING OF REMOVAL
Z* Statement of the Case
[CLIENT] is in proceedings that limit relief to withholding, since a prior order has been reinstated.
Z* Statement of Facts
[CLIENT] was born in [COUNTRY] and left in [YEAR] after [EVENT], as the declaration says.
Z* Argument
I* 1. It is more likely than not that the client would be harmed.
The standard is higher than that of asylum, yet past harm makes a presumption.
I* 2. The harm would be on account of a protected ground.
One reason among others is enough in this circuit, as the court has held.
I* 3. The government would not protect the client.
The police have refused reports, and the laws on the books are not applied.
Z* Conclusion
The Court should grant withholding of removal.
Respectfully submitted,
____________________`,
  },
  {
    name: 'engagement terms in small numbers',
    text: `
B TERMS OF ENGAGEMENT
* 1) Who we are
We are a nonprofit organization that gives legal help to immigrants without charge.
* 2) What you can expect
We will answer your calls within two business days and tell you of each step.
* 3) What we expect from you
You will come to appointments on time and bring the papers that we ask for.
* 4) When we may stop
We may close your case if you do not answer for sixty days.
* 5) Your file
You get a copy of your file when the case ends, at no cost.
____________________
Signature`,
  },
  {
    name: 'memorandum of points with title rows',
    text: `
X* LEGAL STANDARD
Cancellation asks for ten years of presence, good moral character and hardship to a relative.
X* HARDSHIP TO THE CHILD
[CHILD] has [CONDITION] and is in treatment with [PROVIDER] each week.
X* HARDSHIP TO THE SPOUSE
[SPOUSE] cannot work because of [REASON] and depends on the income of [CLIENT].
X* DISCRETION
The good that [CLIENT] has done in [YEARS] years weighs more than [FACTOR].`,
  },
  {
    name: 'declaration of an expert doctor',
    text: `
C* AFFIDAVIT OF [NAME], M.D.
I, [NAME], M.D., being sworn, state the following from my own examination and knowledge:
R* Education and Training.| I am a graduate of [SCHOOL] and have been licensed in [STATE] since [YEAR].
R* Examination.| On [DATE] I examined [CLIENT] for two hours with an interpreter of [LANGUAGE].
R* Findings.| I saw [NUMBER] scars on [PART OF BODY] that are consistent with [CAUSE].
R* Opinion.| In my opinion the findings are highly consistent with the account of [CLIENT].
____________________
Subscribed and sworn before me on ____________`,
  },
  {
    name: 'notice of filing with sections in spaced capitals',
    text: `
IMMIGRATION COURT
[CITY]
In the Matter of [NAME]
C NOTICE OF FILING OF SUPPLEMENTAL EVIDENCE
K* evidence of identity
Tab A has the birth certificate of the respondent with a translation and the passport.
K* evidence of harm
Tab B has the report of the hospital and the photographs that were taken on [DATE].
K* evidence of country conditions
Tab C has the reports of the Department of State and of [ORGANIZATION].
C* CERTIFICATE OF SERVICE
On [DATE] this filing was served through ECAS.
____________________`,
  },
  {
    name: 'request under FOIA with questions',
    text: `
[DATE]
FOIA Officer
To Whom It May Concern:
This is a request under 5 U.S.C. § 552 for the records that are described here.
V* What records are requested?
All records on [CLIENT], with entries, exits, applications and notes of officers.
V* Why is speed needed?
The hearing of [CLIENT] is on [DATE], and the records are needed for the defense.
V* Who will pay?
The requester asks that fees be waived because the client has no income.
Thank you,
____________________`,
  },
  {
    name: 'appeal brief with headings and footings',
    text: `
C TABLE OF CONTENTS
I. STATEMENT OF THE CASE ........ 1
II. ARGUMENT ........ 3
III. CONCLUSION ........ 9
B* I. STATEMENT OF THE CASE
The Service denied the petition on [DATE] because it found that the job is not a specialty occupation.
B* II. ARGUMENT
B* A. The position requires a degree.
The regulation lists four ways to show that a job is a specialty occupation.
B* B. The Service overlooked the letters of the experts.
Two professors wrote that the duties cannot be done without the degree.
B* III. CONCLUSION
The decision should be withdrawn and the petition approved.
Respectfully submitted,
____________________`,
  },
  {
    name: 'complaint form for people without a lawyer',
    text: `
M UNITED STATES DISTRICT COURT
M for the ________ District of ________
T Plaintiff(s) (Write the full name of each plaintiff.) | Case No. (to be filled in by the Clerk’s Office)
T -v- Defendant(s) | Jury Trial: (check one) [ ] Yes [ ] No
C COMPLAINT FOR A CIVIL CASE
B* I. The Parties to This Complaint
B* A. The Plaintiff(s)
Provide the information below for each plaintiff named in the complaint. Attach additional pages if needed.
T Name | ______________
T Street Address | ______________
B* B. The Defendant(s)
Provide the information below for each defendant named in the complaint, whether the defendant is an individual, a government agency, or a corporation.
T Defendant No. 1 Name | ______________
T Job or Title (if known) | ______________
B* II. Basis for Jurisdiction
Federal courts are courts of limited jurisdiction. What is the basis for federal court jurisdiction? (check all that apply)
[ ] Federal question [ ] Diversity of citizenship
B* A. If the Basis for Jurisdiction Is a Federal Question
List the specific federal statutes, federal treaties, and provisions of the United States Constitution that are at issue in this case.
B* B. If the Basis for Jurisdiction Is Diversity of Citizenship
N The Plaintiff(s): the plaintiff, (name) ____________, is a citizen of the State of (name) ____________.
B* III. Statement of Claim
Write a short and plain statement of the claim. Do not make legal arguments. State as briefly as possible the facts showing that each plaintiff is entitled to the relief sought.
B* IV. Relief
State briefly and precisely what damages or other relief the plaintiff asks the court to order. Do not make legal arguments.
B* V. Certification and Closing
Under Federal Rule of Civil Procedure 11, by signing below, I certify to the best of my knowledge that this complaint is not being presented for an improper purpose.
B* A. For Parties Without an Attorney
I agree to provide the Clerk’s Office with any changes to my address where case-related papers may be served.
Date of signing: ____________
B* B. For Attorneys
Date of signing: ____________
T Signature of Attorney | ______________
T Bar Number | ______________`,
  },
  {
    name: 'petition for guardianship and findings of a probate court',
    text: `
T STATE OF [STATE] | COUNTY OF [COUNTY]
T PROBATE AND FAMILY COURT | Docket No. ________
C PETITION FOR GUARDIANSHIP OF A MINOR AND FOR SPECIAL FINDINGS
K* Section A: Information about the minor
N Name of the minor: ____________ Date of birth: ____________
N The minor is present in this county at: ____________
K* Section B: Information about the petitioner
N Name: ____________ Relation to the minor: ____________
K* Section C: Parents
N Mother: [ ] living [ ] deceased. Last known address: ____________
N Father: [ ] living [ ] deceased. Last known address: ____________
K* Section D: Reasons for the guardianship
[State the facts on abuse, abandonment or neglect, with dates.]
K* Section E: Findings that are requested
The petitioner asks the court to find that reunification with one or both parents is not viable and that it is not in the best interest of the minor to return.
K* Section F: Notice
N Persons who have been given notice: ____________
K* Verification
I declare under the penalties of perjury that the statements in this petition are true to the best of my knowledge and belief.
Date: ________ Signature: ____________
K For court use only
[ ] Allowed [ ] Denied   Judge: ____________   Date: ________`,
  },
  {
    name: 'affidavit of means for an appeal',
    text: `
M UNITED STATES COURT OF APPEALS
M FOR THE ________ CIRCUIT
T A.B., Petitioner v. Attorney General | No. ________
C AFFIDAVIT ACCOMPANYING MOTION FOR PERMISSION TO APPEAL IN FORMA PAUPERIS
T Affidavit in Support of Motion: I swear or affirm under penalty of perjury that, because of my poverty, I cannot prepay the docket fees of my appeal. | Instructions: Complete all questions in this application and then sign it. Do not leave any blanks.
B* 1. Income
For both you and your spouse estimate the average amount of money received from each of the following sources during the past 12 months.
T Income source | You | Spouse
T Employment | $____ | $____
T Public assistance | $____ | $____
B* 2. Employment history
List your employment history for the past two years, most recent employer first.
T Employer | Address | Dates | Gross monthly pay
T ____ | ____ | ____ | ____
B* 3. Cash and bank accounts
How much cash do you and your spouse have? $________
B* 4. Assets
List the assets, and their values, which you own or your spouse owns. Do not list clothing and ordinary household furnishings.
B* 5. Persons who rely on you for support
T Name | Relationship | Age
T ____ | ____ | ____
B* 6. Monthly expenses
Estimate the average monthly expenses of you and your family. Show separately the amounts paid by your spouse.
B* 7. Attorneys’ fees
Have you spent – or will you be spending – any money for expenses or attorney fees in connection with this lawsuit? [ ] Yes [ ] No
B* 8. Other information
Provide any other information that will help explain why you cannot pay the docket fees for your appeal.
State the city and state of your legal residence: ____________`,
  },
  {
    name: 'declaration form with boxes for a change of address',
    text: `
X* SECTION 1. NAME AND NUMBER
T Last name | First name | A-Number
T ____ | ____ | ____
X* SECTION 2. OLD ADDRESS
T Number and street | City, state and ZIP
T ____ | ____
X* SECTION 3. NEW ADDRESS
T Number and street | City, state and ZIP
T ____ | ____
X* SECTION 4. PROOF OF SERVICE
I served a copy of this form on the Department of Homeland Security at ____________ on ________.
X* SECTION 5. SIGNATURE
Signature: ____________ Date: ________`,
  },
]
