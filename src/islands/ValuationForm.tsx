export { ValuationForm } from '../features/valuation/ValuationForm'
