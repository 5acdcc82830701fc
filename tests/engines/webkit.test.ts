import { testJourneys } from './test-journeys'
import { missingForWebKit, startWebKit } from './webkit'

testJourneys('WebKit', missingForWebKit, startWebKit)
