import type { ComponentProps } from 'react'
import { affordability } from '../features/calculators/affordability'
import { Calculator } from '../features/calculators/Calculator'

type Facts = Parameters<typeof affordability.calculate>[1]
type Props = Pick<ComponentProps<typeof Calculator>, 'built'> & { facts: Facts }

/** What a person can afford, to buy or to rent. */
export const Affordability = (props: Props) => <Calculator calculator={affordability} {...props} />
