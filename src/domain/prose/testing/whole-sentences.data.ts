/** Sentences that a brief may well print, of builds that are easily taken for broken. */
export const wholeSentenceExamples: readonly string[] = `
So ordered.
See Exhibit B, at 2.
See Matter of Z-Z-O-, 26 I&N Dec. 586, 590 (BIA 2015).
Id. at 591.
Ex. A at 2, ¶ 7; Ex. C at 3.
That is the test.
He is the only driver in the household.
What he fears is what the men promised.
What it is is a pattern.
Had he known, he would have stayed.
Were she to leave, the clinic would close her file.
Should the waiver be denied, the two would live apart.
Nor does the statute ask for more.
Only then did the officer read the paper.
In 2019 the family moved to Lima.
On May 2, 2023, men shot at his truck.
Born in Oaxaca and raised by her grandmother, she came to the United States in 2014.
Beaten and left at the roadside, he walked to the clinic.
Working nights, she takes the boy to school herself.
To stay would mean the loss of his sight.
Driving at night is no longer possible for him.
That the police knew is shown by their own report.
Whether he would be safe elsewhere is answered by the country report.
The men he had named came back.
The house his father built was burned.
The people she works with wrote letters.
The medicine she was given did not help.
The doctor who treats him says that he must not travel.
Dr. Osei says she sees the mania before anyone else does.
She fears he would be killed.
He says his mother is ill and his father has died.
The fear she has had since then is of the kind the statute means.
It is the brother who owns the shop.
There are two clinics in the region, and neither has a neurologist.
There is no one else.
Nobody was charged.
None of this was reported.
All three were released the next day.
Both were questioned, and both were beaten.
Each of the children has asthma.
Neither of the two has been arrested.
One of the men was a police officer.
The number of arrests has grown.
A number of witnesses have moved.
His family were threatened.
The police were told, and nothing was done.
The couple have two sons.
The staff were kind to her.
He requests that the waiver be granted.
The court ordered that he be removed.
It is essential that she see the doctor every month.
Counsel asks that the Board reverse.
They let him go after two days.
She helps him dress and makes him eat.
They made her sign a paper.
The neighbors saw him fall.
Nothing he could do would help.
All he did was speak.
Those who can leave do so.
The harm is the kind of harm that the Board has called persecution.
She had had three surgeries by then.
He knew that that was wrong.
He gave her her medicine.
The man he was with was shot.
The day he was to testify, the men came.
He has to be turned every two hours.
He used to work at the port.
He is to be operated on in March.
He has nobody to talk to.
The church that he belongs to was closed.
There was nothing to live on.
The town in which he was born has no hospital.
The village she comes from is four hours away.
He did so because he was afraid to.
She could not, and did not.
He wanted to go but could not.
The brother, a teacher, was killed in 2021.
Ms. Otero, who is 41, has lupus.
Rosalie, Curt’s wife, gives him the pills at seven and seven.
He would lose the farm, the house, and his health insurance.
He drives her to dialysis on Mondays, Wednesdays, and Fridays.
She earns $2,100 a month; the rent is $1,540.
His wages are $2,700 a month, and hers are nothing.
The record contains no contrary evidence.
The declaration states: “Slept on the floor for eleven days.”
“They told me to leave,” she states.
In his words: “I did not know the man.”
The evaluation finds “marked distress” and “poor sleep.”
As mother and as nurse she cares for both.
He left as a boy of nine.
As the Board has held, the harms are weighed together.
As of 2026, the ban stands.
If returned, he would be arrested at the airport.
While in custody, he was beaten.
When asked, he gave the same answer.
Although denied at first, the claim was granted on appeal.
Though tired, she went on working.
Under the circumstances, relocation is not reasonable.
With no one to drive him, he would lose his work.
Without her, nobody would turn the oxygen on.
Under INA § 208(b)(1)(A), the applicant bears the burden.
The applicant has met it.
It follows that the presumption stands.
Threats alone can suffice.
Works of charity fill her evenings.
Threats came by telephone and by letter.
Left untreated, the disease destroys the joints.
Cut off from his family, he slept in a church.
Set in this light, the factors weigh heavily.
Given these facts, the waiver should be granted.
Even so, he returned to work.
Not once did he ask for help.
Here, the officers wore uniforms.
First, the harm was grave.
Second, it was on account of her opinion.
Three of the five men were from the same unit.
Two years later he was arrested again.
The next day the shop was burned.
Last year she had four crises.
Every Sunday he drives his mother to Mass.
This is not a case of one threat.
These are the factors that the Board counts.
They have three children: Ana, Luis, and Marta.
The standard is a low one: one chance in ten is enough.
Mr. Vosberg has had his sister’s kidney since 2020.
Her mother has diabetes, her father heart disease.
He is a citizen; she is not.
He was held for twelve days and released without charge.
She was born, raised, and baptized in Tigray.
He neither smokes nor drinks.
Walla Walla is four hours from the clinic.
The applicant respectfully requests that the Service approve the application.
I have known her since 2015, and I trust her.
I was asked what the police in that region do.
We met at a conference in Minneapolis.
To a reasonable degree of professional certainty, the findings are consistent with the account.
Nothing in the record suggests otherwise.
He could have been killed.
She may have to be fed.
He ought not to have been detained.
It has been ten years.
So far as the record shows, nobody was punished.
More than half of those who came forward were beaten.
`
  .trim()
  .split('\n')
