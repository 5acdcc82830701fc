export { OwnerReportPage } from '../features/owner-report/OwnerReportPage'
