import { Suspense } from 'react';
import { Benefits } from './Benefits.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Problem } from './Problem.tsx';
import { Solution } from './Solution.tsx';
import { Trust } from './Trust.tsx';
import { Waitlist } from './Waitlist.tsx';

/** In the order of the page. */
const sections = { Hero, Problem, Solution, HowItWorks, Benefits, Trust, Waitlist };

/** Each section hydrates separately, so that React handles taps between two of them. */
export function LandingPage() {
  return Object.entries(sections).map(([name, Section]) => (
    <Suspense key={name}>
      <Section />
    </Suspense>
  ));
}
