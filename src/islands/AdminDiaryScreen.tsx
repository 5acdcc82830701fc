import { Diary } from '../admin/diary/Diary'
import { useDiaryPrefetch } from '../admin/diary/useDiary'
import { History } from '../admin/history/History'
import { ViewingHours } from '../admin/viewing-hours/ViewingHours'
import { ChangeAppointment } from '../admin/viewings/ChangeAppointment'
import { Feedback } from '../admin/viewings/Feedback'
import { showToast } from '../admin/ui/toasts'
import { NewViewing } from '../admin/viewings/NewViewing'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** The diary of viewings, for staff only. */
export function AdminDiaryScreen() {
  useDiaryPrefetch()
  return (
    <AdminScreen current={paths.adminDiary} addsItself>
      <Diary
        newViewing={(options) => <NewViewing {...options} />}
        actionsOf={(viewing, onStored) => <ChangeAppointment {...{ viewing, onStored }} />}
        hours={<ViewingHours history={(version) => <History thing="hours" version={version} />} />}
        feedbackOf={(viewing, onClose) => (
          <Feedback
            viewing={viewing}
            enquiry={{ kind: viewing.enquiryKind, id: viewing.enquiryId }}
            onCancelled={(message) => {
              onClose()
              showToast(message)
            }}
          />
        )}
      />
    </AdminScreen>
  )
}
